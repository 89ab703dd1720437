import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Italian. */
export const ITALIAN: LanguageLexicon = {
  code: 'it',
  ofManyCountries: true,
  pointSomewhere: true,
  latinModel: 'ita',
  letters: 'àèéìòù',
  otherLetters: 'íóú',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords:
    list(`il | la | lo | gli | dei | del | della | e | di | per | una | un | fattura | data | quantita | prezzo | importo | totale | iva
    | cliente | numero | descrizione | indirizzo | pagamento | scadenza | con | da | via | partita | codice | fiscale | imponibile
    | unitario | banca | spett | causale`),
  dates: { months: { 1: list('gen'), 9: list('set | sett'), 10: list('ott') }, dayEndings: list('o | a'), timeOpenings: list('a') },
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong:
        list(`numero fattura | estratto conto n | fattura n | n fattura | numero documento | numero della fattura | documento n | n documento
        | nota di credito n | numero nota di credito | numero ricevuta | ricevuta n | scontrino n | fatt n | n fatt | ft n
        | n ft | fattura accompagnatoria n | fattura proforma n | proforma n | doc n | n doc | n scontrino | n ricevuta
        | ricevuta fiscale n | n nota di credito | nota credito n | parcella n | bolletta n | n bolletta
        | fattura elettronica n | avviso di parcella n | nota n | progetto di parcella n | documento commerciale n
        | n fattura elettronica | rif fattura | riferimento fattura | fattura rif | ddt fattura n | avviso di pagamento n | nostra fattura n | notula n`),
      weak: list(`fattura | numero | ricevuta | nota | documento | doc | preventivo n | n preventivo | offerta n`),
    },
    issueDate: {
      strong: list(
        `data fattura | data della fattura | data di emissione | data emissione | data documento | emessa il | data doc | data emissione fattura | data di fatturazione | fattura del | emesso il | data ft | data fatt | data ricevuta | data preventivo | data offerta | data nota di credito | data bolletta | data di rilascio | data referto | data stampa documento | data di redazione | data scontrino | data di emissione fattura | data del documento | del documento | data relazione | luogo e data`,
      ),
      weak: list(`data | in data | data e ora`),
    },
    dueDate: {
      strong:
        list(`data addebito | data di scadenza | sara addebitato il | verra addebitato il | addebito in conto il | scadenza | data scadenza | da pagare entro | scadenza pagamento | scadenza il
        | data scadenza pagamento | data di pagamento | scadenza fattura | entro il | da pagare entro il | pagare entro il
        | pagamento entro | pagamento entro il | scade il | data pagamento | termine di pagamento | data di addebito
        | scadenze | pagabile entro il | da versare entro il | termine pagamento | addebito il | pagare entro | scadenza rata | da saldare entro`),
    },
    deliveryDate: {
      strong: list(`data di consegna | data consegna | consegna prevista | consegna entro | data prestazione | data del servizio
        | data di consegna prevista | data spedizione | data di spedizione | data trasporto | data inizio trasporto | data ddt
        | data della consegna | consegnato il | data del trasporto | data ritiro | data di evasione | data consegna richiesta
        | data consegna prevista | data evasione | data intervento | data di esecuzione | data partenza | data e ora trasporto | data competenza | termine di consegna | data ora ritiro | data effettuazione | data esecuzione`),
      weak: list('consegna'),
    },
    orderNumber: {
      strong: list(`numero ordine | n ordine | ordine n | vostro ordine | ordine di acquisto | vs ordine | vostro ordine n | rif ordine
        | numero d ordine | ordine cliente | vs rif ordine | n d ordine | ordine di acquisto n | n ordine cliente
        | riferimento ordine | vs ordine n | nostro ordine n | ord n | oda n | conferma d ordine n | n ord | commessa n
        | n commessa | cig ordine | ns ordine n | ordine fornitore n | numero ordine di acquisto | ordine d acquisto n
        | vs ord n | ns ordine | rif vs ordine | n oda | conferma ordine n`),
      weak: list(`ordine | commessa | vs rif`),
    },
    contractNumber: {
      weak: list('contratto | codice pod | codice pdr | numero pod | punto di prelievo | punto di riconsegna | numero presa'),
      strong: list(
        `polizza n | n polizza | numero di polizza | numero contratto | contratto n | n contratto | codice contratto | rif contratto | numero di contratto | convenzione n | mandato n`,
      ),
    },
    customerNumber: {
      strong: list(`cod cliente | codice cliente | n cliente | cliente n | cod cli | id cliente | codice utente | numero utenza
        | numero tessera | codice socio | codice anagrafico | cod clifor | matricola cliente | numero di cliente
        | codice utenza | codice contribuente | n tessera | codice assistito | cod utente | codice servizio cliente`),
      weak: folded('matricola'),
    },
    sellerVatId: {
      strong: list(`partita iva | p iva | part iva | n iva | p iva c f | partita iva codice fiscale | partita iva e codice fiscale
        | p iva e c f | c f p iva | c f e p iva | p i | codice fiscale e partita iva | cod fisc p iva | partita iva cedente
        | id fiscale iva | identificativo fiscale ai fini iva | p iva codice fiscale | codice fiscale partita iva | vat n
        | p iva n | p iva fornitore | identificativo fiscale | part iva c f | cod fisc e p iva | partita iva n | p iva cod fisc | p iva it | che iva`),
    },
    buyerVatId: {
      strong: list(`partita iva cliente | p iva cliente | p iva del cliente | vostra partita iva | vs partita iva | p iva destinatario
        | p iva cessionario | partita iva cessionario | p iva committente | partita iva del cliente | vs p iva | vostra p iva | c f p iva cliente`),
    },
    currency: {
      strong: list(`valuta | divisa | importi in | valuta documento | importi espressi in`),
    },
    lineTotal: {
      strong: list(`totale righe | totale merce | totale merci | merce lorda | totale articoli | totale prodotti | totale beni`),
      weak: list('subtotale'),
    },
    netTotal: {
      strong: list(`imponibile | totale imponibile | totale netto | totale senza iva | netto imponibile | base imp | imponibile iva
        | tot imponibile | totale imponibile iva | importo netto | base imponibile | totale al netto iva | totale netto iva
        | importo imponibile | netto merce | totale iva esclusa | subtotale iva esclusa | totale esclusa iva
        | imponibile totale | totale merce netta | totale imponibili | totale netto merce | netto iva | importo senza iva
        | totale al netto dell iva | imponibile netto | totale corrispettivi | compenso | onorario totale
        | totale ivato esclusa | subtotale imponibile | totale imp`),
      weak: list('netto | subtotale'),
    },
    taxTotal: {
      strong: list(`totale iva | importo iva | imposta | totale imposta | imposta iva | ammontare iva | iva totale | totale imposte
        | iva 22 | di cui iva | iva compresa | imposta totale | totale iva 22 | iva importo | valore iva | importo imposta
        | iva inclusa nel prezzo | imp iva`),
      weak: list('iva'),
    },
    grossTotal: {
      strong:
        list(`totale a vostro credito | totale nota credito | importo accreditato | totale da rimborsare | totale fattura | totale documento | importo totale | totale complessivo | totale da pagare | totale a pagare
        | totale generale | totale ivato | totale iva inclusa | totale con iva | totale lordo | importo totale documento
        | totale dovuto | tot fattura | importo fattura | totale eur | totale euro | totale bolletta | totale preventivo
        | totale ordine | totale offerta | totale nota di credito | importo totale fattura | totale comprensivo di iva
        | totale iva compresa | importo complessivo | totale parcella | totale compreso iva | totale accredito
        | totale ricevuta | totale importo | totale fattura eur | totale documento eur | totale incl iva | totale inclusa iva
        | totale bolletta da pagare | prezzo totale iva inclusa | totale spesa | totale rimborso | importo totale da pagare | totale doc | tot documento | totale complessivo euro`),
      weak: list(`totale | importo | prezzo totale | netto a pagare totale`),
    },
    paid: {
      strong:
        list(`pagato con | acconto gia versato | pagato con carta | anticipo | acconto | pagato | gia pagato | acconto versato | anticipo versato | importo pagato | acconti | caparra
        | saldato | acconto ricevuto | versato | gia versato | totale pagato | detratto acconto | meno acconto
        | acconto corrisposto | importo versato | deposito cauzionale | incassato | pagamento ricevuto`),
      weak: folded('deposito'),
    },
    amountDue: {
      strong: list(`netto a pagare | importo dovuto | da pagare | importo da pagare | saldo a pagare | residuo da pagare | saldo da pagare
        | netto da pagare | totale a saldo | totale netto a pagare | saldo dovuto | restano da pagare | rimanenza
        | resto da pagare | a saldo | importo residuo | importo a saldo | totale dovuto residuo | rimane da pagare | residuo | resta da pagare | totale residuo | saldo residuo`),
      weak: list('saldo'),
    },
    sellerName: {
      weak: list('ditta'),
      strong: list(`fornitore | venditore | cedente prestatore | emittente | dati fornitore | dati del fornitore | mittente | emesso da
        | cedente | prestatore | mittente fattura | ditta emittente | locatore | esportatore | impresa fornitrice
        | cedente prestatore fornitore | ragione sociale fornitore | emessa da | venduto da | conto pagabile a | pagabile a`),
    },
    buyerName: {
      weak: list('spett le | spettabile | gent mo | egr sig | spett ditta | debitore | socio | assistito | alunno'),
      strong: list(
        `riceviamo da | ricevo da | ricevuto da | intestatario della fornitura | intestatario del contratto | intestatario fornitura | cliente | destinatario | acquirente | cessionario committente | intestatario | cessionario | fatturato a | dati cliente | dati del cliente | intestata a | fatturare a | committente | intestatario fattura | destinatario fattura | fattura a | locatario | conduttore | paziente | cliente destinatario | intestazione | compratore | gentile cliente dati | contraente | assicurato | importatore | ospite | cessionario committente cliente | destinatario documento | spett | ragione sociale cliente | cliente intestatario | pagabile da | intestazione fattura | abbonato | intestatario utenza | pagatore`,
      ),
    },
    shipTo: {
      strong: list(`indirizzo di consegna | destinazione | luogo di consegna | spedire a | consegnare a | indirizzo di spedizione
        | luogo consegna | luogo di destinazione | destinazione merce | indirizzo consegna | destinatario merce
        | destinazione diversa | punto di fornitura | luogo destinazione | consegna presso | indirizzo di fornitura
        | indirizzo spedizione`),
    },
    name: {
      strong: list('nome | ragione sociale'),
    },
    advertiser: {
      strong: list('inserzionista'),
    },
    period: {
      weak: list('mese'),
      strong: list(`periodo | periodo di riferimento | periodo di fatturazione | periodo di competenza | periodo fatturato
        | periodo dal al | competenza | periodo fornitura | periodo di consumo | periodo consumi | mese di riferimento
        | periodo di soggiorno | trimestre | bimestre | mese di competenza | periodo retribuzione | periodo contabile | periodo assicurativo | soggiorno dal al`),
    },
    periodFrom: {
      strong: list(`data inizio | periodo dal | inizio periodo | dal giorno | data inizio periodo | data di inizio | dalla data`),
      weak: folded('decorrenza'),
    },
    periodTo: {
      strong: list(`data fine | periodo al | fine periodo | data fine periodo | data di fine | alla data`),
    },
    openingBalance: {
      weak: list(
        `saldo del | saldo alla data del | debito residuo al | capitale residuo al | giacenza al | saldo di cassa al | saldo conto al | saldo in conto al | fondo cassa al | saldo al`,
      ),
      strong: list(`saldo iniziale | saldo precedente | saldo contabile iniziale | saldo inizio periodo | saldo di apertura
        | saldo al precedente estratto | saldo apertura | saldo iniziale a vs credito | saldo iniziale a vostro credito | saldo iniziale a suo credito
        | saldo iniziale a vs debito | saldo iniziale a vostro debito | saldo iniziale a credito | saldo iniziale a debito | saldo inizio mese | saldo estratto precedente`),
    },
    closingBalance: {
      weak: list(
        `saldo del | saldo alla data del | debito residuo al | capitale residuo al | giacenza al | saldo di cassa al | saldo conto al | saldo in conto al | fondo cassa al | saldo contabile | saldo al`,
      ),
      strong: list(`saldo finale | nuovo saldo | saldo contabile finale | saldo di chiusura | saldo fine periodo | saldo attuale
        | saldo chiusura | saldo liquido finale | saldo a fine periodo | saldo finale a vs credito | saldo finale a vostro credito | saldo finale a suo credito
        | saldo finale a vs debito | saldo finale a vostro debito | saldo finale a credito | saldo finale a debito | saldo al termine`),
    },
    accountNumber: {
      strong: list(`carta n | numero conto | conto n | conto corrente n | conto | c c n | n conto | numero di conto | conto corrente
        | conto bancario | rapporto n | numero di conto corrente | numero rapporto | c c bancario | n c c | numero carta | c c postale | c c postale n | conto corrente postale | c c bancario n | numero conto corrente | n rapporto`),
    },
    accountHolder: {
      strong: list(`intestatario del conto | intestatario conto | intestato a | intestazione conto | conto intestato a
        | titolare del conto | intestatari | titolare carta | intestatario c c`),
      weak: list('socio | titolare'),
    },
    paymentTerms: {
      strong: list(`condizioni di pagamento | modalita di pagamento | termini di pagamento | metodo di pagamento | pagamento
        | modalita pagamento | tipo pagamento | condizioni pagamento | forma di pagamento`),
    },
    orderDate: {
      strong: list(`data ordine | data dell ordine | ordine del | vs ordine del | data ordine cliente`),
    },
    contractDate: {
      strong: list('data contratto'),
    },
    deliveryNoteDate: {
      strong: list('ddt del | data del ddt'),
    },
    phone: {
      strong: list(`telefono | tel | cell | cellulare | tel cell`),
    },
    bankName: {
      strong: list(
        `banca | banca d appoggio | istituto bancario | banca appoggio | istituto di credito | nome banca | appoggio bancario | ns banca | nostra banca`,
      ),
      weak: folded('istituto'),
    },
    withholdingTax: {
      strong: list(`ritenuta d acconto | ritenuta acconto | ritenuta | ritenute | importo ritenuta | ritenuta irpef | rit acconto`),
      weak: folded('r a'),
    },
    sellerTaxNumber: {
      strong: list(`cod fisc | codice fiscale | cod fiscale`),
    },
    sellerRegistrationNumber: {
      strong: list(
        `rea | n rea | registro imprese | iscrizione registro imprese | reg imprese | c c i a a | iscr reg imprese | rea n | reg imp | iscrizione rea | n iscrizione registro imprese | albo n | iscrizione albo`,
      ),
    },
    deliveryNoteNumber: {
      strong: list(`ddt n | n ddt | bolla n | rif ddt | documento di trasporto n | bolla di consegna n`),
    },
    yourReference: {
      strong: list('vostro riferimento'),
    },
    ourReference: {
      strong: list('nostro riferimento'),
    },
    contact: {
      strong: list(`contatto | referente | alla cortese attenzione | alla c a | persona di riferimento`),
      weak: folded('c a'),
    },
    discountTotal: {
      strong: list(
        `sconto | totale sconto | sconti | totale sconti | abbuono | importo sconto | sconto incondizionato | sconto totale | sconto merce | sconto cassa`,
      ),
    },
    chargeTotal: {
      strong: list(`spese di spedizione | spese di trasporto | trasporto | spese trasporto | spese accessorie | imballo | spese bancarie
        | spese incasso | bollo | spese imballo | spese varie | spedizione | imposta di bollo | spese di incasso
        | spese spedizione | costo spedizione | coperto | contributo trasporto | servizio | cassa previdenza | contributo integrativo | contributo previdenziale | rivalsa inps | marca da bollo`),
    },
    roundingAmount: {
      strong: list('arrotondamento | arrotondamenti'),
    },
    cashTendered: {
      strong: list(`contanti | contante | pagamento contante | bancomat | carta di credito | pagamento elettronico
        | importo pagato contanti | ricevuto | carta di debito | carta di credito debito | pagamento carta | bancomat carta | satispay | pagobancomat | contanti euro`),
    },
    change: {
      strong: list('cambio | resto'),
    },
    totalQuantity: {
      strong: list('n colli | totale colli | totale pezzi | n pezzi | totale quantita | totale articoli numero'),
    },
    associatedInvoiceNumber: {
      strong: list(`fattura di riferimento | rif fattura n | a storno fattura n | riferimento fattura n | storno fattura n
        | fattura originaria | fattura collegata | a storno della fattura | rif ns fattura n | fatture collegate`),
    },
    page: {
      strong: list('pagina | foglio'),
    },
    postBox: {
      strong: list('casella postale'),
    },
    iban: {
      strong: folded(
        'coordinate bancarie | codice iban | iban conto | iban per bonifico | coordinate iban | coord bancarie | iban accredito | iban del conto | banca iban',
      ),
    },
  },
  labelFillers: list('iva'),
  netWords: list('netto | senza'),
  debtWords: list('debitore | debitorio'),
  grossWords: list('con'),
  titles: {
    Letter: list('lettera di sollecito | circolare | lettera di presentazione '),
    'Credit Note':
      list(`nota di credito a storno | nota di credito elettronica | nota di reso | nota di credito | nota credito | nota di accredito | nota di variazione | nota d accredito | storno fattura
        | nota credito cliente`),
    Invoice:
      list(`fattura fiscale | fattura di fornitura | bolletta acqua | bolletta elettrica | avviso di fattura | fattura pro forma | nota pro forma | nota di addebito | bollettino condominiale | riparto spese | sollecito fattura | nota onorari | bolletta | parcella | fattura | proforma | fattura accompagnatoria | fattura proforma | fattura immediata
        | fattura differita | fattura elettronica | fattura di cortesia | avviso di parcella | fattura di acconto
        | fattura di saldo | avviso di pagamento | fattura commerciale | nota di debito | progetto di parcella
        | fattura riepilogativa | bolletta luce | bolletta gas | la tua bolletta | fattura di vendita
        | fattura energia elettrica | notula | preavviso di parcella | richiesta di pagamento | nota spese professionista
        | autofattura | fattura semplificata | copia di cortesia | copia fattura | fattura a saldo | progetto di notula`),
    Receipt:
      list(`ricevuta non fiscale | ricevuta di versamento | ricevuta fattura | ricevuta d affitto | ricevuta di cassa | preconto | buono consegna pagato | ricevuta | scontrino | ricevuta fiscale | documento commerciale | scontrino fiscale | ricevuta di pagamento
        | quietanza | ricevuta sanitaria | quietanza di pagamento | scontrino non fiscale
        | documento commerciale di vendita o prestazione | ricevuta di affitto | conferma di pagamento | ricevuta bonifico | contabile bonifico | attestazione di pagamento`),
    'Bank Statement': list(`estratto conto | estratto conto corrente | lista movimenti | estratto di conto | movimenti conto
        | estratto conto carta | elenco movimenti | movimenti conto corrente | rendiconto conto | estratto conto bancario
        | riepilogo movimenti | estratto carta di credito | movimenti del conto | estratto conto trimestrale`),
    'Purchase Order': list(
      `richiesta d acquisto | richiesta di acquisto | buono di ordinazione | conferma di acquisto | ordine di fornitura | contratto di acquisto | proposta d ordine | ordine | ordine di acquisto | ordine cliente | ordine fornitore | ordine a fornitore | conferma d ordine | conferma ordine | buono d ordine | ordine di lavoro | ordine materiale | copia commissione`,
    ),
    Quote:
      list(`preventivo lavori | preventivo di riparazione | stima dei costi | computo metrico estimativo | computo metrico | offerta di fornitura | offerta prezzi | preventivo | offerta | offerta commerciale | preventivo di spesa | proposta commerciale | offerta economica
        | quotazione | preventivo n | offerta n | proposta economica | preventivo di massima`),
    'Delivery Note':
      list(`documento trasporto | nota di spedizione | buono di carico | buono di scarico | buono di prelievo | bolla di reso | distinta di carico | packing list distinta colli | lettera di trasporto | scheda di trasporto | verbale di consegna | ddt di vendita | formulario rifiuti | bolla di consegna | documento di trasporto | ddt | bolla | nota di consegna | lista di imballaggio | packing list
        | bolla di accompagnamento | documento di trasporto ddt | lettera di vettura | distinta di spedizione | d d t
        | buono di consegna | bolla di trasporto | distinta base spedizione | documento di trasporto d d t`),
    'Price List':
      list(` le nostre tariffe | listino prezzi al pubblico | listino tariffe | carta dei vini | quote di iscrizione | tabella prezzi | tabella tariffe | listino servizi | listino | listino prezzi | tariffario | tariffe | catalogo prezzi | menu | prezziario | listino al pubblico
        | listino rivenditori | elenco prezzi | prezzario`),
    Report: list(
      `verbale di assemblea | verbale di riunione | verbale di collaudo | verbale di sopralluogo | scheda di valutazione | pagella | rapporto di analisi | rapportino di intervento | rapportino | certificato di conformita | certificato di collaudo | certificato di taratura | bilancio consuntivo | rendiconto condominiale | chiusura di cassa | resoconto intermedio | esito esami | rapporto | relazione | referto | bilancio | conto economico | stato patrimoniale | verbale | bilancio di esercizio | perizia | relazione annuale | rapporto di prova | esami di laboratorio | referto analisi | relazione tecnica | resoconto | certificato di analisi | bilancio di verifica | relazione finanziaria | relazione semestrale | rapporto di intervento`,
    ),
    Form: list(
      `foglio presenze | foglio ore | scheda anagrafica | scheda di adesione | scheda personale | modulo di adesione | modulo di delega | liberatoria | consenso informato | domanda di lavoro | dichiarazione dei redditi | dichiarazione doganale | richiesta di ferie | modulo reclami | rimborso spese | registro presenze | check list | atto di citazione | ricorso | modulo | modulo di iscrizione | domanda di iscrizione | questionario | autocertificazione | richiesta di rimborso | scheda di iscrizione | nota spese | denuncia di sinistro | modulo di richiesta | domanda di ammissione | domanda | modulo d ordine | dichiarazione sostitutiva | scheda cliente | constatazione amichevole | richiesta ferie | certificazione unica | richiesta | dichiarazione | delega`,
    ),
    Other: list(`busta paga | cedolino | prospetto paga | cedolino paga | polizza | contratto di locazione | curriculum vitae | ricetta
        | libro unico del lavoro | attestato | polizza assicurativa | cedolino stipendio | certificato di polizza
        | certificato di assicurazione | contratto di affitto | carta d imbarco | sollecito di pagamento`),
    Table: list(
      'piano di ammortamento | piano di rientro | risultati | orario delle lezioni | turni di servizio | elenco materiali | distinta base | situazione magazzino | ordine di partenza | orario | inventario | orario treni | classifica',
    ),
  },
  invoiceMarks: list('fattura'),
  totals: list(`saldo | saldo finale | nuovo saldo | totale | imponibile | totale documento | subtotale | totale imponibile
        | totale merce | totale netto | totale lordo | totale iva | totale imposta | totale fattura | totale da pagare
        | totale complessivo | totale generale | netto a pagare | sub totale | sub-totale | saldo iniziale | totale parziale
        | totale ore | totale competenze | totale trattenute | netto in busta | totale ivato | totale eur | totale euro
        | totale imponibili | totale righe | totale dare | totale avere | totale entrate | totale uscite | totale addebiti
        | totale accrediti | totali | totale sconto | importo totale | totale a pagare | totale categoria | arrotondamento
        | imponibile totale | totale preventivo | totale ordine | totale documento eur`),
  carried: list(`riporto | a riportare | da riportare | riporto pagina precedente | riporto a pagina seguente
        | segue a pagina successiva | totale a riportare | totale riportato | a riporto`),
  payments: list(
    `contanti | contante | resto | bancomat | carta di credito | di cui | da pagare | arrotondamento | iva | pagamento contante | pagamento elettronico | importo pagato | totale iva | di cui iva | n articoli | non riscosso | resto contanti | pagamento carta`,
  ),
  units: list('pz'),
  missing: list('nd'),
  payWords: list(
    `retribuzione | paga base | contributi inps | netto in busta | netto del mese | trattenute | irpef | tfr | dipendente | competenze | imponibile fiscale | scatti di anzianita`,
  ),
  columns: {
    position: list('n | num | riga | l p | n o | posizione'),
    articleNumber: list(
      `cod | codice | cod articolo | part # | codice articolo | codice prodotto | articolo | cod art | cod prodotto | rif articolo | codice a barre | cod merce | codice interno | codice ean | cod ean | codice articolo fornitore | rif`,
    ),
    description: list(`operazione | movimento | descrizione | prodotto | servizio | causale | descrizione articolo | descrizione prodotto
        | descrizione dei beni | denominazione | oggetto | descrizione della merce | beni servizi | natura e qualita dei beni
        | descrizione merce | articolo descrizione | descrizione beni e servizi | merce | prestazione | prestazioni
        | dettaglio | voce | voci | descrizione servizio | beni | descrizione dei beni o servizi
        | natura e qualita dei beni e servizi | descrizione operazione | descrizione operazioni | causale descrizione
        | prodotti | servizi | articoli | descrizione attivita | esame | analita | lavorazione | descrizione dei lavori
        | descrizione dei beni servizi | natura qualita dei beni | piatto | piatti | descrizione movimento | designazione
        | farmaco | natura dei beni | descrizione del servizio | descrizione dei servizi | descrizione movimenti`),
    quantity: list(`consumo | giorni | giornate | quantita | q ta | qta | pezzi | ore | qt | qta pz | colli | n colli | ore lavorate | pz
        | kg | notti | consumi | kwh | quant | n pezzi | quantita kg | peso kg | n ore | n notti`),
    unit: list(`unit | unita | um | u m | unita di misura | udm | unita misura | u mis | u di m | misura`),
    unitPrice: list(
      `p u | prezzo | prezzo unitario | pr unitario | p unit | p unitario | pr unit | prezzo unit | prezzo netto
        | importo unitario | prezzo un | costo unitario | prezzo cad | prezzo euro | tariffa | prezzo listino
        | prezzo di listino | prezzo kg | prezzo eur | tariffa oraria | valore unitario | prezzo al kg | prezzo cadauno
        | prezzo unitario netto | prezzo iva esclusa | prezzo vendita | prezzo al pubblico | prezzo ivato | listino prezzo
        | prezzo pz | costo orario | unitario`,
    ),
    discount: list(`sconto | rist | sconto % | scont | sc % | sconti | sc | % sc | sconti % | sc 1`),
    taxRate: list(`iva | iva % | aliquota | aliquota iva | % iva | al iva | cod iva | c iva | aliq iva | aliq | i v a | ali | cod i v a
        | aliq % | codice iva`),
    taxAmount: list(`importo iva | imposta | totale iva | ammontare imposta`),
    lineTotal: list(
      `netto | importo | totale | prezzo totale | totale riga | importo netto | importo eur | importo totale | prezzo tot
        | imponibile | totale netto | totale euro | importo euro | valore totale | totale ivato | importo riga | totale eur
        | tot | tot riga | valore | importi | totale imponibile | netto riga | imp netto | totale iva inclusa | totale lordo
        | costo totale | costo | imp totale`,
    ),
    date: list(
      `valuta | data | data valuta | data contabile | data operazione | data mov | data movimento | data op | data oper | data reg | data registrazione | data scadenza | data fattura | data doc | data documento | data contab`,
    ),
    debit: list(`dare | addebiti | uscite | debito | addebito | dare eur | dare euro | movimenti dare | importo dare | prelievi
        | uscita | addebiti eur`),
    credit: list(`avere | accrediti | entrate | credito | accredito | versamenti | avere euro | movimenti avere | importo avere
        | entrata | accrediti eur`),
    balance: list(`saldo | saldo contabile | saldo attuale | saldo progressivo | progressivo saldo | saldo eur | saldo disponibile`),
  },
  columnQualifiers: list('senza'),
  paymentSlips: list('cedola di pagamento | tagliando di pagamento'),
  greetings: list(`gentile | gentili | egregio | egregia | spettabile | spett | buongiorno | egregi | caro | cara | gentile cliente
        | egregio signore`),
  titlesOfPersons: folded('sig | sig ra | sig na | dott | dott ssa | avv'),
  signing: folded(
    'firma del cliente | timbro e firma | firma per accettazione | firma leggibile | firma del destinatario | firma del ricevente',
  ),
  saidOfNames: list('è una | è un'),
  salutations:
    list(`gentile cliente | spett le cliente | egregio cliente | spettabile cliente | spett le | spett | egregio signor | gentile signora
        | spett le ditta | sig | sig ra | egr sig | gent ma | gent mo | dott | alla cortese attenzione | spettabile | signor
        | signora | alla c a`),
  yourWords: list('suo | vostro'),
  periodWords: list('dal | periodo'),
  writtenAt: list('Fatto a'),
  datedOn: list('lì | il'),
  remarks: list(`nota | note | fonte | osservazioni | tabella | figura | annotazioni | nota bene | avvertenze | legenda | importante
        | attenzione | comunicazioni | informazioni`),
  captions: list('tabella | fonte'),
  notes: list('fonte'),
  openEnds: list('di | e | la | le'),
  streets: list(
    `via | viale | piazza | corso | largo | vicolo | pzza | p zza | c so | strada | str | piazzale | loc | localita | frazione | fraz | lungomare | contrada | zona industriale | salita | borgo | lungotevere | rione | palazzina | vle`,
  ),
  replyMarks: list('i | r'),
  legalForms: list(
    `srl | spa | snc | sagl | sas | srls | scarl | scrl | sapa | societa cooperativa | coop | onlus | scpa | sa | stp | asd | aps | ets | odv | ssd | studio associato | soc coop`,
  ),
  leadingLegalForms: list(`ditta | snc | studio | societa | impresa | azienda agricola | officina | farmacia | trattoria | ristorante
        | autofficina | soc coop`),
  countries: list(`italia | svizzera | francia | germania | austria | spagna | san marino | belgio | regno unito | paesi bassi | slovenia
        | croazia | grecia | portogallo | polonia | stati uniti | romania`),
  contacts: list(`iva | telefono | cell | cellulare | pec | sdi | codice sdi | cod fisc | codice fiscale | c f | rea | cap soc
        | capitale sociale | registro imprese | banca | p iva | partita iva | codice destinatario | cap sociale
        | cod destinatario | codice univoco | iscrizione`),
  confirmationMarks: list('conferma'),
  copyMarks:
    list(`originale | copia | duplicato | copia cliente | copia per il cliente | copia del cliente | copia interna | copia esercente | copia conforme | copia di cortesia
        | copia analogica | bozza | esemplare`),
  tillWords: folded(
    'cassiere | tavolo | coperti | operatore | documento commerciale | pagamento elettronico | pagamento contante | scontrino n | cassa n | contactless | servito da | asporto',
  ),
  periodJoiners: list('al | a'),
  pageCountWords: list('di'),
  bankParts: list('banca'),
  currencyUnitFirst: true,
};
