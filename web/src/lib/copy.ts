// To the clipboard. Only pages under https have one; the old way works everywhere.

/** `beside`: where a field may stand for a moment; in a sheet, something of the sheet. */
export async function copyText(text: string, beside: Element = document.body): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    beside.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }
}
