/** Legal forms of companies as the last words of a name; folded, points left out. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'gmbh|gmbh&co|gmbh&cokg|ag|kg|ohg|gbr|ug|ev|eg|ek|mbh|kgaa|se|sa|sas|sarl|sasu|eurl|snc|sci|scop|sprl|srl|spa|sl|slu|sau|sc|bv|nv|vof|cv|lda|ltda|eireli|me|spzoo|spk|spj|sro|as|asa|ab|oy|oyj|aps|kft|zrt|doo|ltd|limited|llc|llp|lp|plc|inc|incorporated|' +
    'corp|corporation|co|company|pte|pty|bhd|sdnbhd|sdn|pvt|private|enterprise|enterprises|trading|holdings|group|associates|partners|stiftung|verein|foundation|trust|aktiengesellschaft|sagl|ets'
  ).split('|'),
);

/** Words that mark a street or a place within an address. Endings are matched at the end of a word (`Hauptstraße`). */
export const STREET_WORDS: ReadonlySet<string> = new Set(
  (
    'strasse|str|weg|platz|allee|gasse|ring|ufer|damm|chaussee|street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|boulevard|blvd|bd|court|ct|way|suite|ste|floor|square|sq|highway|hwy|parkway|pkwy|plaza|terrace|close|crescent|grove|parade|esplanade|mews|quay|gardens|wharf|circuit|po box|box|rue|chemin|impasse|' +
    'quai|route|allee|cours|zac|za|zi|calle|c|avda|avenida|plaza|paseo|carrer|via|viale|piazza|corso|largo|vicolo|straat|laan|weg|plein|kade|gracht|singel|dreef|rua|travessa|praca|estrada|ul|ulica|al|aleja|plac|os|jalan|jln|jin|jl|lorong|lot|taman|tmn|persiaran|lebuh|bandar|kampung|kg|seksyen|section|block|blk|unit|level|no|postfach|bp|cs|apartado'
  ).split('|'),
);
export const STREET_ENDINGS =
  /(?:strasse|str|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|kade|gracht|dreef|steenweg|gata|vagen|vej)$/;

/** Countries as an address's last line. */
export const COUNTRY_NAMES: ReadonlySet<string> = new Set(
  (
    'germany|deutschland|france|frankreich|austria|osterreich|switzerland|schweiz|suisse|italy|italia|italien|spain|espana|spanien|netherlands|nederland|niederlande|pays bas|belgium|belgie|belgique|belgien|luxembourg|luxemburg|portugal|poland|polska|polen|united kingdom|uk|great britain|england|' +
    'ireland|usa|united states|united states of america|etats unis|us|canada|malaysia|singapore|india|china|japan|australia|denmark|danmark|sweden|sverige|norway|norge|finland|czech republic|ceska republika|hungary|romania|de|fr|at|ch|it|es|nl|be|lu|pt|pl|gb'
  ).split('|'),
);

/** What lines of contact or register data begin with: they end an address, and they tell the sender's block from the recipient's. */
export const CONTACT_WORDS =
  /\b(?:tel|telefon|telephone|phone|fon|fax|telefax|mobile?|e ?mail|mail|www|http|https|web|internet|iban|bic|swift|vat|ust|tva|iva|btw|nif|cif|siret|siren|rcs|hrb|hra|steuernummer|steuer|gst|uen|roc|kvk|tin|ein|amtsgericht|geschaftsfuhrer|bank|konto|capital|reg no|handelsregister|gln)\b/;
