// Unpacks the browser into the folder for temporary files, and says where it is.

import chromium from "@sparticuz/chromium";

chromium.setGraphicsMode = false;
console.log(await chromium.executablePath());
