import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Lithuanian: its titles. */
export const LITHUANIAN: LanguageLexicon = {
  code: 'lt',
  titles: {
    'Credit Note': folded('kreditinė sąskaita | kreditinė pvm sąskaita faktūra'),
    Invoice: folded('sąskaita faktūra | pvm sąskaita faktūra | sąskaita | išankstinė sąskaita'),
    Receipt: folded('kvitas | kasos kvitas | pinigų priėmimo kvitas'),
    'Bank Statement': folded('sąskaitos išrašas | banko išrašas'),
    'Purchase Order': folded('užsakymas | pirkimo užsakymas | užsakymo patvirtinimas'),
    Quote: folded('pasiūlymas | komercinis pasiūlymas | kainos pasiūlymas | sąmata'),
    'Delivery Note': folded('važtaraštis | krovinio važtaraštis | prekių perdavimo aktas'),
    'Price List': folded('kainoraštis | kainininkas | meniu'),
    Report: folded('ataskaita | metinė ataskaita | protokolas | tyrimų protokolas'),
    Form: folded('prašymas | paraiška | anketa | forma | deklaracija'),
    Table: folded('tvarkaraštis | sąrašas | rezultatai'),
  },
  copyMarks: folded('originalas | kopija | dublikatas'),
};
