"""Every instruction: those of combat, of a player's choices and tracks, of the cooperative game."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.antecedents import FIGHTERS
from peerless.text.cased.effects import Doing, Effects
from peerless.text.cased.phrases import Determiner, Phrase
from peerless.text.declension import Case
from peerless.text.language import Mood, Unsayable
from peerless.text.tree import Who


class Deeds(Effects):
    def deed(self, deed: t.Deed, mood: Mood) -> str:
        words = self.acting(Who.YOU)._words(deed)
        return words.told(self.p) if mood is Mood.TOLD else words.allowed(self.p)

    def _words(self, deed: t.Deed) -> Doing:
        if isinstance(deed, t.FighterDeed):
            return self.of_fighters(deed)
        if isinstance(deed, t.CardDeed):
            return self.of_cards(deed)
        if isinstance(deed, t.CombatDeed):
            return self._of_combat(deed)
        if isinstance(deed, t.AdventureDeed):
            return self._of_adventure(deed)
        return self._of_players(deed)

    # ------------------------------------------------------------ the combat

    def _of_combat(self, deed: t.CombatDeed) -> Doing:
        match deed:
            case t.Cancel(card):
                return Doing(self.v.cancel, self.p.cancel.format(card=self.card(card)))
            case t.Ignore(card):
                return Doing(self.v.ignore, self.p.ignore.format(value=self.value(card)))
            case t.Add(amount, card):
                return Doing(self.v.add, self._added(amount, self.value(card)))
            case t.SetValue(card, result, printed):
                return self._set_value(card, result, printed)
            case t.Boost(face_down):
                return Doing(self.v.boost, self.p.boost_face_down if face_down else self.p.boost)
            case _:
                assert_never(deed)

    def _added(self, amount: t.Amount, value: Phrase) -> str:
        match amount:
            case t.Number(n) | t.Per(n) | t.Plus(n) | t.Instead(n):
                return self.p.add.format(n=n, value=value) + self.dependence(amount)
            case t.UpTo(n):
                return self.p.add_up_to.format(n=n, value=value)
            case t.UpToHand():
                raise Unsayable("a hand is drawn, and nothing else")
            case _:
                return self.p.add_measure.format(value=value, m=self.measure(amount))

    def _set_value(self, card: t.CardRef, result: t.Number | t.Measure, printed: bool) -> Doing:
        def said(pattern: str, who: Who | None) -> str:
            they = self.acting(who)
            to, to_dat = (
                they.about(card)._result(result, case) for case in (Case.ACCUSATIVE, Case.DATIVE)
            )
            value = they.printed_value(card) if printed else they.value(card)
            return pattern.format(value=value, to=to, to_dat=to_dat)

        happens = said(self.p.value_becomes, None)
        return Doing(self.v.set_value, said(self.p.set_value, Who.YOU), happens=happens)

    def _result(self, result: t.Number | t.Measure, case: Case) -> str:
        if isinstance(result, t.Number):
            return str(result.n)
        return self.measure(result).said(case)

    # ------------------------------------------------------------ choices, states, turns

    def _of_players(self, deed: t.PlayerDeed) -> Doing:
        match deed:
            case t.Choose(selects):
                return self._choose(selects)
            case t.ChooseNumber(most):
                if most is None:
                    return Doing(self.v.name, self.p.name_number)
                return Doing(self.v.choose, self.p.choose_number.format(most=most))
            case t.ChooseState(key):
                return Doing(self.v.choose, self.state(key).said(Case.ACCUSATIVE))
            case t.ChangeState(key):
                bare = self.name(key, self.n.trait)
                rest = self.p.change_state.format(state=self.state(key), bare=bare)
                return Doing(self.v.change, rest)
            case t.SetState(key, value):
                if not self.p.set_state:
                    state = self.acting(None).state(key)
                    to = self.state_value(key, value, Case.NOMINATIVE)
                    return Doing(self.v.become, to, state)
                to = self.state_value(key, value, Case.ACCUSATIVE)
                rest = self.p.set_state.format(state=self.state(key), value=to)
                return Doing(self.v.change, rest)
            case t.Gain(key, amount):
                return Doing(self.v.gain, self._amount(amount, self.counter(key)))
            case t.Spend(key, amount):
                return Doing(self.v.spend, self.quantity(amount, self.counter(key)))
            case t.AddMove(amount):
                move = self.whose(self.a(self.n.move_value), Who.YOU)
                return Doing(self.v.add, self._added(amount, move))
            case t.GainAction(amount):
                return Doing(self.v.gain, self.quantity(amount, self.a(self.n.action)))
            case t.EndTurn():
                return Doing(self.v.end_turn, self.p.turn)
            case _:
                assert_never(deed)

    def _choose(self, selects: tuple[t.Select, ...]) -> Doing:
        if len(selects) > 1 and any(isinstance(select.count.n, t.Instead) for select in selects):
            raise Unsayable("a choice of several things has fixed numbers")
        taken = self.lexicon.chosen_is_taken
        things = [
            self.select(s, taken and s.noun not in FIGHTERS, chosen=True).said(Case.ACCUSATIVE)
            for s in selects
        ]
        return Doing(self.v.choose, self.p.then.join(things) + self.count_dependence(selects[0]))

    # ------------------------------------------------------------ the cooperative game

    def _of_adventure(self, deed: t.AdventureDeed) -> Doing:
        match deed:
            case t.Advance(amount):
                spaces = self.distance(amount) + self._distance_dependence(amount)
                verb = self.v.advance or self.v.move
                return Doing(verb, self.p.advance.format(spaces=spaces))
            case t.PlaceMarkers(amount, marker, sites):
                measured = isinstance(amount, t.Measure)
                pattern = self.p.markers_measured if measured else self.p.markers
                thing = self.marker(marker).which(Determiner.NONE)
                on_each = sites.count == t.EACH
                markers = self.quantity(amount, thing, on_each)
                words = pattern.format(markers=markers, sites=self.select(sites))
                return Doing(self.v.place, words + self.dependence(amount, thing, apiece=on_each))
            case t.Destroy(sites):
                return Doing(self.v.destroy, self.select(sites).said(Case.ACCUSATIVE))
            case t.TurnUp():
                return Doing(self.v.reveal, self.p.next_invasion)
            case t.TakeTurn(fighter):
                who = self.acting(None).fighter(fighter)
                return Doing(self.v.take_turn, self.p.take_turn, who)
            case t.AddInitiative(card):
                rest = self.p.add_initiative.format(card=self.card_name(card))
                return Doing(self.v.add_card, rest)
            case t.ActAgain(fighter):
                theirs = self.fighter(fighter).owning(self.a(self.n.initiative_card))
                return Doing(self.v.put, self.p.act_again.format(card=theirs))
            case _:
                assert_never(deed)
