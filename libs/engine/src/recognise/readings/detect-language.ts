import type { Language } from '../tesseract/recogniser';

/** The language most of whose small words and business words are in the text; English where none stands out. */
export function detectLanguage(words: readonly string[]): Language {
  const seen = new Map<string, number>();
  for (const word of words) {
    const plain = fold(word);
    seen.set(plain, Math.min(MOST_OF_ONE_WORD, (seen.get(plain) ?? 0) + 1));
  }
  const scores = Object.entries(TELLING_WORDS).map(([language, telling]) => ({
    language: language as Language,
    score: telling.split(' ').reduce((sum, word) => sum + (seen.get(word) ?? 0), 0),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= FEWEST_TELLING ? best.language : 'eng';
}

/** One word printed often tells no more than one printed a few times. */
const MOST_OF_ONE_WORD = 3;
/** Fewer are names and chance. */
const FEWEST_TELLING = 3;

/** As the English reading of a page spells them: without accents. */
const TELLING_WORDS: Record<Language, string> = {
  eng: 'the of and to for invoice date total amount tax quantity price description payment due number item cash change thank you receipt bill is are in from with please balance statement page subtotal by on we your our',
  deu: 'der die das und fur von mit den dem ist zu rechnung datum menge preis betrag summe gesamt netto brutto mwst ust kunde kundennummer rechnungsnummer zahlung bis wir sie ihr ihre auf aus nach zzgl lieferung stuck seite strasse gesamtbetrag einzelpreis bitte steuer lieferdatum',
  fra: 'le la les des du et de pour une un facture date quantite prix montant total ht ttc tva client numero reference designation adresse siret reglement echeance paiement nous vous votre sur par avec est au aux commande unitaire payer remise france bancaire livraison',
  spa: 'el la los las del y de para una un factura fecha cantidad precio importe total iva cliente numero descripcion direccion pago vencimiento por con es su su nif cif base imponible unidad albaran pedido domicilio forma espana',
  ita: 'il la lo gli dei del della e di per una un fattura data quantita prezzo importo totale iva cliente numero descrizione indirizzo pagamento scadenza con da via partita codice fiscale imponibile unitario banca spett causale',
  nld: 'de het een en van voor met factuur factuurnummer factuurdatum datum aantal prijs bedrag totaal btw klant klantnummer nummer omschrijving adres betaling vervaldatum op te uw wij per excl incl subtotaal levering kvk straat',
  por: 'o a os as do da dos das e de para uma um fatura factura data quantidade preco valor total iva cliente numero descricao endereco pagamento vencimento por com nif contribuinte morada unitario nota fiscal incidencia taxa',
  pol: 'i w z na do od dla faktura data ilosc cena wartosc razem netto brutto vat nabywca sprzedawca numer nip adres zaplaty termin platnosci kwota sprzedazy wystawienia lp jm stawka podatek naleznosc slownie konto ul nazwa uslugi szt',
};

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/ß/g, 'ss');
}
