import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Italian. */
export const ITALIAN: LanguageLexicon = {
  code: 'it',
  smallWords:
    list(`il | la | lo | gli | dei | del | della | e | di | per | una | un | fattura | data | quantita | prezzo | importo | totale | iva
    | cliente | numero | descrizione | indirizzo | pagamento | scadenza | con | da | via | partita | codice | fiscale | imponibile
    | unitario | banca | spett | causale`),
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong: list(`numero fattura | fattura n | n fattura | numero documento | numero della fattura | documento n | n documento
        | nota di credito n | numero nota di credito | numero ricevuta | ricevuta n | scontrino n | fatt n | n fatt | ft n
        | n ft | fattura accompagnatoria n | fattura proforma n | proforma n | doc n | n doc | n scontrino | n ricevuta
        | ricevuta fiscale n | n nota di credito | nota credito n | parcella n | bolletta n | n bolletta
        | fattura elettronica n | avviso di parcella n | nota n | progetto di parcella n | documento commerciale n
        | n fattura elettronica | rif fattura | riferimento fattura | fattura rif | numero e data fattura | fattura immediata n | fattura differita n | fattura di vendita n | fattura di cortesia n | nostra fattura n | vostra fattura n | nota di debito n | n nota di debito | doc commerciale n | n documento commerciale | n preventivo | preventivo n | n offerta | offerta n | n parcella | notula n | n notula | n avviso | avviso n | n proforma | n estratto conto | estratto conto n | n verbale | rapporto di prova n | n referto | n quietanza | quietanza n | progressivo invio | n fiscale documento | fattura di acconto n | fattura a saldo n | autofattura n`),
      weak: list(`fattura | numero | ricevuta | nota | documento | doc`),
    },
    issueDate: {
      strong: list(
        `data fattura | data della fattura | data di emissione | data emissione | data documento | emessa il | data doc | data emissione fattura | data di fatturazione | fattura del | emesso il | data ft | data fatt | data ricevuta | data preventivo | data offerta | data nota di credito | data bolletta | data di rilascio | data referto | data stampa documento | data di redazione | data scontrino | data di emissione fattura | data del documento | del documento | data relazione | data emissione documento | data e ora emissione | data documento commerciale | data del preventivo | data dell offerta | data di stampa fattura | data acquisto | data di acquisto | data vendita | data emissione bolletta | luogo e data | luogo e data di emissione | data rapporto | data refertazione | data del prelievo | data prelievo | data estratto conto | data fatturazione | documento del | redatto il | rilasciato il | data redazione | data registrazione documento | data parcella`,
      ),
      weak: list(`data | in data | data e ora`),
    },
    dueDate: {
      strong:
        list(`data addebito | data di scadenza |  sara addebitato il | verra addebitato il | addebito in conto il | scadenza | data scadenza | da pagare entro | scadenza pagamento | scadenza il
        | data scadenza pagamento | data di pagamento | scadenza fattura | entro il | da pagare entro il | pagare entro il
        | pagamento entro | pagamento entro il | scade il | data pagamento | termine di pagamento | data di addebito
        | scadenze | pagabile entro il | da versare entro il | termine pagamento | addebito il | data scad | scad | scadenza pagamenti | scadenza bolletta | scadenza rata | data di scadenza pagamento | termine ultimo di pagamento | entro e non oltre il | data riba | scadenze e importi | data valuta pagamento | la presente bolletta scade il | termine per il pagamento | scadenza effetti`),
    },
    deliveryDate: {
      strong: list(`data di consegna | data consegna | consegna prevista | consegna entro | data prestazione | data del servizio
        | data di consegna prevista | data spedizione | data di spedizione | data trasporto | data inizio trasporto | data ddt
        | data della consegna | consegnato il | data del trasporto | data ritiro | data di evasione | data consegna richiesta
        | data consegna prevista | data evasione | data intervento | data di esecuzione | data partenza | data e ora trasporto | data prevista consegna | data prevista di consegna | consegna richiesta | spedito il | data ora ritiro | data di ritiro | data carico | data scarico | data della prestazione | data esecuzione | data lavori | data fornitura | data consegna merce | termine di consegna | termini di consegna data | data partenza merce | inizio trasporto | data e ora del trasporto | data effettuazione`),
      weak: list('consegna'),
    },
    orderNumber: {
      strong: list(`numero ordine | n ordine | ordine n | vostro ordine | ordine di acquisto | vs ordine | vostro ordine n | rif ordine
        | numero d ordine | ordine cliente | vs rif ordine | n d ordine | ordine di acquisto n | n ordine cliente
        | riferimento ordine | vs ordine n | nostro ordine n | ord n | oda n | conferma d ordine n | n ord | commessa n
        | n commessa | cig ordine | ns ordine n | ordine fornitore n | numero ordine di acquisto | ordine d acquisto n
        | vs ord n | ordine cliente n | rif ordine n | rif vs ordine | rif vostro ordine | rif vs ordine n | riferimento ordine n | vs ord | ns ordine | conferma ordine n | n conferma ordine | ordine acquisto n | n oda | rif commessa | n prenotazione | prenotazione n | codice prenotazione | ordine web n | id ordine | codice ordine | ordine di lavoro n | cod commessa | n buono d ordine | buono d ordine n | dati ordine acquisto n`),
      weak: list(`ordine | commessa | vs rif`),
    },
    contractNumber: {
      weak: list('contratto'),
      strong: list(
        `polizza n | n polizza | numero di polizza | numero contratto | contratto n | n contratto | codice contratto | rif contratto | numero di contratto | convenzione n | numero del contratto | riferimento contratto | contratto di locazione n | codice cig | cig | codice cup | cup | cig cup | codice commessa convenzione | accordo quadro n | n pratica | pratica n | n pratica contratto | n sinistro | sinistro n | n mutuo | utenza n | codice pod | pod | pdr | codice pdr | numero fornitura | codice fornitura | n mandato | progetto n | n progetto`,
      ),
    },
    customerNumber: {
      strong: list(`cod cliente | codice cliente | n cliente | cliente n | cod cli | id cliente | codice utente | numero utenza
        | numero tessera | codice socio | codice anagrafico | cod clifor | matricola cliente | numero di cliente
        | codice utenza | codice cli | codice cliente n | c cliente | il tuo codice cliente | codice cliente fornitore | cod anagrafico | codice servizio cliente | n socio | codice assistito | codice paziente | id paziente | conto cliente | codice conto cliente | codice condomino | codice abbonato | n abbonato | numero abbonamento | numero utente | codice intestatario | codice destinatario cliente`),
    },
    sellerVatId: {
      strong: list(`partita iva | p iva | part iva | n iva | p iva c f | partita iva codice fiscale | partita iva e codice fiscale
        | p iva e c f | c f p iva | c f e p iva | p i | codice fiscale e partita iva | cod fisc p iva | partita iva cedente
        | id fiscale iva | identificativo fiscale ai fini iva | p iva codice fiscale | codice fiscale partita iva | vat n
        | p iva n | p iva fornitore | identificativo fiscale | part iva c f | partita iva n | p iva cedente | partita iva fornitore | cod fisc e p iva | partita iva cod fisc | partita iva mittente | iva numero`),
    },
    buyerVatId: {
      strong: list(`partita iva cliente | p iva cliente | p iva del cliente | vostra partita iva | vs partita iva | p iva destinatario
        | p iva cessionario | partita iva cessionario | p iva committente | partita iva del cliente | vs p iva | p iva cessionario committente | partita iva destinatario | partita iva committente | p iva acquirente | partita iva acquirente | p iva c f cliente | p iva intestatario | cf p iva cliente`),
    },
    currency: {
      strong: list(`valuta | divisa | importi in | valuta documento | importi espressi in | divisa documento | moneta | valuta fattura`),
    },
    lineTotal: {
      strong: list(
        `totale righe | totale merce | totale merci | merce lorda | totale articoli | totale prodotti | totale beni | totale riga | totale articoli importo | totale voci | totale materiali`,
      ),
      weak: list('subtotale'),
    },
    netTotal: {
      strong: list(`imponibile | totale imponibile | totale netto | totale senza iva | netto imponibile | base imp | imponibile iva
        | tot imponibile | totale imponibile iva | importo netto | base imponibile | totale al netto iva | totale netto iva
        | importo imponibile | netto merce | totale iva esclusa | subtotale iva esclusa | totale esclusa iva
        | imponibile totale | totale merce netta | totale imponibili | totale netto merce | netto iva | importo senza iva
        | totale al netto dell iva | imponibile netto | totale corrispettivi | compenso | onorario totale
        | totale ivato esclusa | totale imponibile eur | base imponibile iva | tot merce | importo merce | totale netto iva esclusa | totale iva escl | importo iva esclusa | importo al netto iva | importo netto iva esclusa | subtotale imponibile | totale prestazioni | totale competenze | totale onorari | totale servizi | totale ordine iva esclusa | totale offerta iva esclusa | totale preventivo iva esclusa | totale non ivato | totale netto documento | totale parziale imponibile | imponibile 22% | imponibile iva 22% | somma imponibili | valore netto totale | corrispettivo iva esclusa | totale imp`),
      weak: list('netto | subtotale'),
    },
    taxTotal: {
      strong: list(`totale iva | importo iva | imposta | totale imposta | imposta iva | ammontare iva | iva totale | totale imposte
        | iva 22 | di cui iva | iva compresa | imposta totale | totale iva 22 | iva importo | valore iva | importo imposta
        | iva inclusa nel prezzo | tot iva | totale iva eur | tot imposta | tot imposte | di cui imposta | iva a debito | iva di legge | iva dovuta | imposta sul valore aggiunto | iva esposta`),
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
        | totale bolletta da pagare | prezzo totale iva inclusa | totale spesa | totale rimborso | importo totale da pagare | tot documento | tot da pagare | tot complessivo | tot generale | totale della fattura | totale doc | totale documento iva inclusa | totale complessivo eur | totale complessivo iva inclusa | totale da pagare eur | totale da pagare euro | importo bolletta | importo documento | importo complessivo da pagare | importo da pagare eur | importo lordo | totale iva incl | totale generale iva inclusa | totale generale eur | totale in euro | totale a pagare eur | totale ordine iva inclusa | totale importo ordine | totale offerta iva inclusa | totale preventivo iva inclusa | totale scontrino | totale spese | totale acquisto | totale acquisti | totale conto | totale prezzo | prezzo complessivo | costo totale | costo complessivo | valore totale | netto a pagare eur | netto a pagare euro | netto da versare | netto a corrispondere | saldo fattura | premio totale | premio lordo | premio annuo | premio complessivo | premio da pagare | canone totale | quota totale | totale quota | totale rata | importo rata | totale chf | importo rimborsato | somma da pagare | totale finale | totale generale documento`),
      weak: list(`totale | importo | prezzo totale | netto a pagare totale`),
    },
    paid: {
      strong:
        list(`pagato con | acconto gia versato | pagato con carta | anticipo | acconto | pagato | gia pagato | acconto versato | anticipo versato | importo pagato | acconti | caparra
        | saldato | acconto ricevuto | versato | gia versato | totale pagato | detratto acconto | meno acconto
        | acconto corrisposto | importo versato | importo incassato | importo ricevuto | pagato eur | pagamento ricevuto | pagamenti ricevuti | pagamenti effettuati | pagamento effettuato | acconto pagato | acconti versati | acconti ricevuti | totale acconti | totale acconto | meno acconti | detrazione acconto | a dedurre acconto | dedotto acconto | caparra versata | caparra confirmatoria | anticipi | deposito cauzionale | deposito versato | cauzione | totale versato | totale incassato | totale pagamenti | gia fatturato | incassato | importo gia corrisposto | bonifico ricevuto`),
    },
    amountDue: {
      strong: list(`netto a pagare | importo dovuto | da pagare | importo da pagare | saldo a pagare | residuo da pagare | saldo da pagare
        | netto da pagare | totale a saldo | totale netto a pagare | saldo dovuto | restano da pagare | rimanenza
        | resto da pagare | a saldo | importo residuo | importo a saldo | totale dovuto residuo | rimane da pagare | residuo | restante | restante da pagare | rimanenza da pagare | rimanente da pagare | resta da pagare | saldo residuo | saldo a debito | importo insoluto | insoluto | insoluti | scaduto | totale scaduto | totale insoluto | totale residuo | debito residuo | debito totale | ancora da pagare | da saldare | da versare | da corrispondere | da incassare | differenza da pagare | non riscosso | non pagato | importo non pagato | arretrati | conguaglio a debito | a conguaglio | totale da saldare | importo ancora dovuto`),
      weak: list('saldo'),
    },
    sellerName: {
      weak: list('ditta'),
      strong: list(`fornitore | venditore | cedente prestatore | emittente | dati fornitore | dati del fornitore | mittente | emesso da
        | cedente | prestatore | mittente fattura | ditta emittente | locatore | esportatore | impresa fornitrice
        | cedente prestatore fornitore | ragione sociale fornitore | emessa da | venduto da | conto pagabile a | pagabile a | fornitore del servizio | denominazione fornitore | dati cedente | dati del venditore | ditta fornitrice | emittente fattura | soggetto emittente | prestatore di servizi | prestatore d opera | assicuratore | compagnia assicuratrice | compagnia | vettore | trasportatore | appaltatore | impresa esecutrice | esecutore | datore di lavoro | azienda emittente | affittuario locatore | noleggiatore | struttura sanitaria | medico curante | offerente | creditore | beneficiario del pagamento`),
    },
    buyerName: {
      weak: list('gent mo | egr sig'),
      strong:
        list(`intestatario della fornitura | intestatario del contratto | intestatario fornitura | cliente | destinatario | acquirente | cessionario committente | spett le | spettabile | intestatario | cessionario
        | fatturato a | dati cliente | dati del cliente | intestata a | fatturare a | committente | intestatario fattura
        | destinatario fattura | fattura a | locatario | conduttore | paziente | cliente destinatario | intestazione
        | compratore | gentile cliente dati | contraente | assicurato | importatore | ospite | cessionario committente cliente
        | destinatario documento | spett | ragione sociale cliente | cliente intestatario | pagabile da | denominazione cliente | dati committente | dati di fatturazione | dati fatturazione | dati intestatario | intestatario utenza | intestazione fattura | nome cliente | nominativo cliente | nominativo | spettabile cliente | sede legale cliente | fattura intestata a | cliente committente | cliente finale | inquilino | affittuario | nome paziente | cognome e nome paziente | assistito | nome ospite | condomino | iscritto | alunno | studente | abbonato | acquirente cliente | ordinante cliente | proprietario | proprietario veicolo | passeggero | debitore | preventivo per | offerta per | dipendente cliente | mandante`),
    },
    shipTo: {
      strong: list(`indirizzo di consegna | destinazione | luogo di consegna | spedire a | consegnare a | indirizzo di spedizione
        | luogo consegna | luogo di destinazione | destinazione merce | indirizzo consegna | destinatario merce
        | destinazione diversa | punto di fornitura | luogo destinazione | consegna presso | indirizzo di fornitura
        | indirizzo spedizione | indirizzo di destinazione | destinazione della merce | destinatario della merce | luogo di scarico | luogo scarico | consegna a | spedito a | spedizione a | spett destinazione | sede di consegna | cantiere | luogo di esecuzione | luogo intervento | punto di ritiro | indirizzo fornitura | ubicazione fornitura | recapito merce | merce destinata a | punto di consegna`),
    },
    name: {
      strong: list(
        'nome | ragione sociale | nome e cognome | cognome e nome | cognome nome | nome cognome | denominazione | denominazione sociale | dipendente | cognome e nome dipendente | lavoratore | nome azienda',
      ),
    },
    advertiser: {
      strong: list('inserzionista'),
    },
    period: {
      weak: list('mese'),
      strong: list(`periodo | periodo di riferimento | periodo di fatturazione | periodo di competenza | periodo fatturato
        | periodo dal al | competenza | periodo fornitura | periodo di consumo | periodo consumi | mese di riferimento
        | periodo di soggiorno | trimestre | bimestre | mese di competenza | periodo retribuzione | periodo fatturazione | periodo riferimento | periodo competenza | periodo di fornitura | periodo di locazione | periodo assicurativo | periodo di copertura | periodo di paga | periodo retributivo | mese retribuito | dal al | nel periodo | per il periodo | periodo soggiorno | periodo contabile | durata copertura | periodo estratto conto | periodo di abbonamento | anno di riferimento`),
    },
    periodFrom: {
      strong: list(
        `data inizio | periodo dal | inizio periodo | dal giorno | data inizio periodo | data di inizio | data arrivo | decorrenza | data decorrenza | valido dal | inizio copertura | decorrenza polizza`,
      ),
    },
    periodTo: {
      strong: list(
        `data fine | periodo al | fine periodo | data fine periodo | data di fine | valido fino al | validita offerta | validita offerta fino al | fine copertura | scadenza polizza | offerta valida fino al | scadenza offerta | validita fino al`,
      ),
    },
    openingBalance: {
      weak: list(`saldo al`),
      strong: list(`saldo iniziale | saldo precedente | saldo contabile iniziale | saldo inizio periodo | saldo di apertura
        | saldo al precedente estratto | saldo apertura | saldo iniziale al | saldo precedente al | saldo al inizio periodo | saldo estratto conto precedente | saldo iniziale periodo | saldo mese precedente | riporto saldo | saldo liquido iniziale`),
    },
    closingBalance: {
      weak: list(`saldo contabile | saldo al`),
      strong: list(`saldo finale | nuovo saldo | saldo contabile finale | saldo di chiusura | saldo fine periodo | saldo attuale
        | saldo chiusura | saldo liquido finale | saldo a fine periodo | saldo finale al | saldo contabile al | saldo disponibile | nuovo saldo al | saldo finale periodo | disponibilita | saldo liquido`),
    },
    accountNumber: {
      strong: list(`numero conto | conto n | conto corrente n | conto | c c n | n conto | numero di conto | conto corrente
        | conto bancario | rapporto n | numero di conto corrente | numero rapporto | c c bancario | n c c | numero carta | n conto corrente | conto corrente bancario | c c postale | conto corrente postale | ccp | n ccp | ccp n | rapporto n conto | coordinate bancarie | coordinate bancarie iban | conto di addebito | conto di accredito | appoggio bancario | banca d appoggio iban | conto postale | sul conto`),
    },
    accountHolder: {
      strong: list(`intestatario del conto | intestatario conto | intestato a | intestazione conto | conto intestato a
        | titolare del conto | intestatari | intestatario c c | intestatario conto corrente | titolare conto | titolare carta | intestatario carta`),
    },
    paymentTerms: {
      strong: list(`condizioni di pagamento | modalita di pagamento | termini di pagamento | metodo di pagamento | pagamento
        | modalita pagamento | tipo pagamento | condizioni pagamento | forma di pagamento | mod pagamento | mod pag | cond pagamento | cond pag | condizioni e modalita di pagamento | termini pagamento | termini e modalita di pagamento | tipo di pagamento | mezzo di pagamento | pagamento a | pagamento mediante | pagamenti | codice pagamento | modalita di incasso`),
    },
    orderDate: {
      strong: list(
        `data ordine | data dell ordine | ordine del | vs ordine del | data ordine cliente | vostro ordine del | data ordine di acquisto | data prenotazione | ordinato il | data conferma ordine`,
      ),
    },
    contractDate: {
      strong: list('data contratto | contratto del | data stipula | data del contratto | data di stipula'),
    },
    deliveryNoteDate: {
      strong: list('ddt del | data del ddt | data bolla | data documento di trasporto'),
    },
    phone: {
      strong: list(
        `telefono | tel | cell | cellulare | tel cell | recapito telefonico | numero di telefono | n telefono | n tel | numero verde | servizio clienti | assistenza clienti | tel fax | telefono fax | telef | centralino`,
      ),
    },
    bankName: {
      strong: list(
        `banca | banca d appoggio | istituto bancario | banca appoggio | istituto di credito | istituto finanziario | nome banca | banca di appoggio | ns banca | nostra banca | vs banca | appoggio banca | filiale banca | banca beneficiario | banca del beneficiario`,
      ),
    },
    withholdingTax: {
      strong: list(
        `ritenuta d acconto | ritenuta acconto | ritenuta | ritenute | r a | importo ritenuta | ritenuta d acconto 20% | ritenuta irpef | ritenuta 20% | r a 20% | ritenute d acconto | ritenuta alla fonte | totale ritenuta | totale ritenute | a dedurre ritenuta d acconto | meno ritenuta d acconto | ritenuta enasarco | ritenuta d acconto irpef`,
      ),
    },
    sellerTaxNumber: {
      strong: list(`cod fisc | codice fiscale | cod fiscale | codice fiscale fornitore | cod fisc fornitore`),
    },
    sellerRegistrationNumber: {
      strong: list(
        `rea | n rea | registro imprese | iscrizione registro imprese | rea n | reg imprese | registro delle imprese | registro imprese di | c c i a a | n iscrizione | iscr reg imp | n iscrizione albo | albo n | matricola inps | posizione inps | codice univoco | codice ateco`,
      ),
    },
    deliveryNoteNumber: {
      strong: list(
        `ddt n | n ddt | bolla n | rif ddt | documento di trasporto n | bolla di consegna n | ddt | rif ddt n | riferimento ddt | riferimento ddt n | n documento di trasporto | doc di trasporto n | doc trasporto n | n bolla | bolla di accompagnamento n | rif bolla | lettera di vettura n | n lettera di vettura | n cmr | n spedizione | spedizione n | tracking n | numero tracking | n colli spedizione | packing list n | buono di consegna n | n buono di consegna`,
      ),
    },
    yourReference: {
      strong: list(
        'vostro riferimento | vs riferimento | vs rif n | riferimento cliente | rif cliente | causale | causale di pagamento | causale bonifico | causale versamento | codice univoco pagamento | codice avviso | iuv | riferimento pagamento | numero di riferimento | n riferimento | riferimento n | vs protocollo | codice versamento',
      ),
    },
    ourReference: {
      strong: list(
        'nostro riferimento | ns rif | ns riferimento | ns rif n | protocollo | prot n | n protocollo | n prot | protocollo n | nostro protocollo | ns protocollo',
      ),
    },
    contact: {
      strong: list(
        `contatto | referente | alla cortese attenzione | alla c a | persona di riferimento | c a | persona di contatto | referente cliente | referente commerciale | vostro referente | ns referente | agente di zona | agente di vendita | consulente | responsabile commerciale | capo progetto | alla cortese attenzione di | c att | redatto da | compilato da | preparato da | funzionario | amministratore delegato contatto | richiesto da | incaricato`,
      ),
    },
    discountTotal: {
      strong: list(
        `sconto | totale sconto | sconti | totale sconti | abbuono | importo sconto | sconto incondizionato | sconto totale | tot sconto | sconto cassa | sconto commerciale | sconto cliente | sconto applicato | sconti e abbuoni | abbuoni | sconto su totale | sconto fattura | sconto in fattura | totale risparmio | hai risparmiato | risparmio | ribasso | sconto merce | sconto imponibile | buono sconto | sconto finale | sconto carta | sconto fedelta`,
      ),
    },
    chargeTotal: {
      strong: list(`spese di spedizione | spese di trasporto | trasporto | spese trasporto | spese accessorie | imballo | spese bancarie
        | spese incasso | bollo | spese imballo | spese varie | spedizione | imposta di bollo | spese di incasso
        | spese spedizione | costo spedizione | coperto | contributo trasporto | servizio | costi di trasporto | costo trasporto | costi di spedizione | spese d incasso | spese bolli | spese bollo | bolli | marca da bollo | diritti di bollo | imballaggio | spese di imballo | spese imballaggio | spese postali | spese di consegna | costo di consegna | contributo spedizione | contrassegno | spese contrassegno | spese amministrative | diritto di chiamata | diritto fisso | diritti di segreteria | spese di gestione | interessi di mora | spese di sollecito | maggiorazione | maggiorazioni | contributo conai | conai | contributo ambientale | contributo raee | ecocontributo | eco contributo raee | tassa di soggiorno | imposta di soggiorno | mancia | servizio 10% | supplemento carburante | assicurazione spedizione | cassa previdenza | contributo integrativo | contributo cassa | contributo cassa previdenza | rivalsa inps | rivalsa inps 4% | contributo inps | contributo integrativo 4% | cpa 4% | cassa 4% | enpam | enasarco | inarcassa 4% | cauzione vuoti | pedaggi | pedaggio | noli | nolo`),
    },
    roundingAmount: {
      strong: list(
        'arrotondamento | arrotondamenti | arrotond | arr | abbuono arrotondamento | arrotondamento bolletta | arrotondamento precedente | arrotondamento attuale',
      ),
    },
    cashTendered: {
      strong: list(`contanti | contante | pagamento contante | bancomat | carta di credito | pagamento elettronico
        | importo pagato contanti | ricevuto | carta di debito | pagamento contanti | pagato contanti | importo contanti | contante ricevuto | ricevuto contanti | pagamento con carta | buoni pasto | ticket restaurant | assegno | buono regalo | carte | pagobancomat`),
    },
    change: {
      strong: list('cambio | resto | resto contanti | resto eur | resto dato | resto in contanti'),
    },
    totalQuantity: {
      strong: list(
        'n colli | totale colli | totale pezzi | n pezzi | totale quantita | totale articoli numero | tot quantita | totale qta | tot qta | quantita totale | tot pezzi | n articoli | tot articoli | tot colli | colli totali | numero di colli | tot pz',
      ),
    },
    associatedInvoiceNumber: {
      strong: list(`fattura di riferimento | rif fattura n | a storno fattura n | riferimento fattura n | storno fattura n
        | fattura originaria | fattura collegata | a storno della fattura | rif ns fattura n | fatture collegate | fattura di riferimento n | fattura originale n | fattura collegata n | a storno della fattura n | storno totale fattura n | nota di credito su fattura n | nota credito a fattura n | vs fattura n | relativa alla fattura n | relativo a fattura n | n fattura originale | su fattura n | documento di riferimento n`),
    },
    page: {
      strong: list('pagina | foglio | pag | pagina n | pag n | n pagina | foglio n'),
    },
    postBox: {
      strong: list('casella postale'),
    },
    salesOffice: { strong: folded('filiale | punto vendita | p v | agenzia | negozio | unità locale | p to vendita') },
    printDate: { strong: folded('data stampa | data di stampa | stampato il | stampa del | data e ora stampa') },
    originalDate: { strong: folded('data documento originale') },
    associatedInvoiceDate: { strong: folded('data fattura collegata | data fattura originale | data fattura di riferimento') },
    accountExecutive: {
      strong: folded(
        'cassiere | cassiera | operatore | operatore cassa | addetto | cameriere | servito da | venditore cassa | tecnico | meccanico | autista | addetto vendite | commesso | vi ha servito | cod operatore | sportellista',
      ),
    },
    website: { strong: folded('sito | sito web | sito internet | indirizzo web') },
    email: {
      strong: folded(
        'indirizzo e mail | posta elettronica | pec | indirizzo pec | posta certificata | e mail pec | posta elettronica certificata',
      ),
    },
    bic: { strong: folded('codice bic | codice swift | swift bic | bic swift code | codice bic swift') },
    shipFrom: {
      strong: folded(
        'luogo di carico | luogo carico | luogo di partenza | luogo di ritiro | magazzino di partenza | luogo di spedizione | luogo di prelievo | mittente merce | deposito di partenza',
      ),
    },
  },
  labelFillers: list('iva'),
  netWords: list('netto | senza'),
  debtWords: list('debitore | debitorio'),
  grossWords: list('con'),
  titles: {
    Letter: list('lettera di sollecito | circolare |  lettera di presentazione '),
    'Credit Note':
      list(`nota di credito a storno | nota di credito elettronica | nota di reso | nota di credito | nota credito | nota di accredito | nota di variazione | nota d accredito | storno fattura
        | nota credito cliente`),
    Invoice:
      list(`fattura fiscale | fattura di fornitura | bolletta acqua | bolletta elettrica |  avviso di fattura | fattura pro forma | nota pro forma | nota di addebito | bollettino condominiale | riparto spese | sollecito fattura | nota onorari | bolletta | parcella | fattura | proforma | fattura accompagnatoria | fattura proforma | fattura immediata
        | fattura differita | fattura elettronica | fattura di cortesia | avviso di parcella | fattura di acconto
        | fattura di saldo | avviso di pagamento | fattura commerciale | nota di debito | progetto di parcella
        | fattura riepilogativa | bolletta luce | bolletta gas | la tua bolletta | fattura di vendita
        | fattura energia elettrica | notula | preavviso di parcella | richiesta di pagamento | nota spese professionista
        | autofattura | fattura semplificata | copia di cortesia | copia fattura`),
    Receipt:
      list(`ricevuta non fiscale | ricevuta di versamento | ricevuta fattura | ricevuta d affitto | ricevuta di cassa | preconto |  buono consegna pagato | ricevuta | scontrino | ricevuta fiscale | documento commerciale | scontrino fiscale | ricevuta di pagamento
        | quietanza | ricevuta sanitaria | quietanza di pagamento | scontrino non fiscale
        | documento commerciale di vendita o prestazione | ricevuta di affitto`),
    'Bank Statement': list(`estratto conto | estratto conto corrente | lista movimenti | estratto di conto | movimenti conto
        | estratto conto carta | elenco movimenti | movimenti conto corrente | rendiconto conto | estratto conto bancario
        | riepilogo movimenti`),
    'Purchase Order': list(
      `richiesta d acquisto | richiesta di acquisto | buono di ordinazione |  conferma di acquisto | ordine di fornitura | contratto di acquisto | proposta d ordine | ordine | ordine di acquisto | ordine cliente | ordine fornitore | ordine a fornitore | conferma d ordine | conferma ordine | buono d ordine | ordine di lavoro | ordine materiale | copia commissione`,
    ),
    Quote:
      list(`preventivo lavori | preventivo di riparazione | stima dei costi | computo metrico estimativo | computo metrico | offerta di fornitura | offerta prezzi | preventivo | offerta | offerta commerciale | preventivo di spesa | proposta commerciale | offerta economica
        | quotazione | preventivo n | offerta n | proposta economica`),
    'Delivery Note':
      list(`documento trasporto | nota di spedizione | buono di carico | buono di scarico | buono di prelievo | bolla di reso | distinta di carico | packing list distinta colli | lettera di trasporto | scheda di trasporto | verbale di consegna | ddt di vendita | formulario rifiuti | bolla di consegna | documento di trasporto | ddt | bolla | nota di consegna | lista di imballaggio | packing list
        | bolla di accompagnamento | documento di trasporto ddt | lettera di vettura | distinta di spedizione | d d t
        | buono di consegna | bolla di trasporto | distinta base spedizione`),
    'Price List':
      list(` le nostre tariffe | listino prezzi al pubblico | listino tariffe | carta dei vini |  quote di iscrizione |  tabella prezzi | tabella tariffe |  listino servizi | listino | listino prezzi | tariffario | tariffe | catalogo prezzi | menu | prezziario | listino al pubblico
        | listino rivenditori | elenco prezzi | prezzario`),
    Report: list(
      `verbale di assemblea | verbale di riunione | verbale di collaudo | verbale di sopralluogo | scheda di valutazione | pagella | rapporto di analisi | rapportino di intervento | rapportino | certificato di conformita | certificato di collaudo | certificato di taratura | bilancio consuntivo |  rendiconto condominiale | chiusura di cassa | resoconto intermedio |  esito esami |  rapporto | relazione | referto | bilancio | conto economico | stato patrimoniale | verbale | bilancio di esercizio | perizia | relazione annuale | rapporto di prova | esami di laboratorio | referto analisi | relazione tecnica | resoconto | certificato di analisi | bilancio di verifica | relazione finanziaria | relazione semestrale | rapporto di intervento`,
    ),
    Form: list(
      `foglio presenze | foglio ore |  scheda anagrafica | scheda di adesione | scheda personale | modulo di adesione | modulo di delega |  liberatoria | consenso informato | domanda di lavoro |  dichiarazione dei redditi | dichiarazione doganale |  richiesta di ferie | modulo reclami |  rimborso spese | registro presenze | check list | atto di citazione | ricorso | modulo | modulo di iscrizione | domanda di iscrizione | questionario | autocertificazione | richiesta di rimborso | scheda di iscrizione | nota spese | denuncia di sinistro | modulo di richiesta | domanda di ammissione | domanda | modulo d ordine | dichiarazione sostitutiva | scheda cliente | constatazione amichevole | richiesta ferie | certificazione unica`,
    ),
    Other: list(`busta paga | cedolino | prospetto paga | cedolino paga | polizza | contratto di locazione | curriculum vitae | ricetta
        | libro unico del lavoro | attestato | polizza assicurativa | cedolino stipendio | certificato di polizza
        | certificato di assicurazione | contratto di affitto | carta d imbarco | sollecito di pagamento`),
    Table: list(
      'risultati |  orario delle lezioni |  turni di servizio | elenco materiali | distinta base |  situazione magazzino |  ordine di partenza |  orario | inventario | orario treni | classifica',
    ),
  },
  invoiceMarks: list('fattura'),
  totals: list(`saldo | saldo finale | nuovo saldo | totale | imponibile | totale documento | subtotale | totale imponibile
        | totale merce | totale netto | totale lordo | totale iva | totale imposta | totale fattura | totale da pagare
        | totale complessivo | totale generale | netto a pagare | sub totale | sub-totale | saldo iniziale | totale parziale
        | totale ore | totale competenze | totale trattenute | netto in busta | totale ivato | totale eur | totale euro
        | totale imponibili | totale righe | totale dare | totale avere | totale entrate | totale uscite | totale addebiti
        | totale accrediti | totali | totale sconto | importo totale | totale a pagare | totale categoria | arrotondamento
        | imponibile totale | totale preventivo | totale ordine | totale documento eur | totale imposte | totale dovuto | totale iva inclusa | totale iva esclusa | totale offerta | totale ricevuta | totale sconti | totale spese | totale acconti | totale manodopera | totale ricambi | totale materiali | totale lavori | totale prestazioni | totale ritenute | totale pezzi | totale colli | totale quantita | totale movimenti | totale bolletta | totale pagamento | totale pagato | totale pagina | tot | tot imponibile | tot iva | tot documento | tot fattura | imponibile iva | importo complessivo | importo da pagare | importo pagato | netto da pagare | netto merce | netto del mese | saldo a pagare | saldo precedente | saldo dovuto | sub tot | di cui iva | ritenuta d acconto | a riportare | residuo | residuo da pagare | sommano | riepilogo iva | castelletto iva | utile d esercizio | risultato d esercizio | totale attivo | totale passivo | totale ricavi | totale costi`),
  carried: list(`riporto | a riportare | da riportare | riporto pagina precedente | riporto a pagina seguente
        | segue a pagina successiva | totale a riportare | totale riportato | a riporto | riportare | riporto da pagina precedente | segue | segue pagina successiva | riporto precedente`),
  payments: list(
    `contanti | contante | resto | bancomat | carta di credito | di cui | da pagare | arrotondamento | iva | pagamento contante | pagamento elettronico | importo pagato | totale iva | di cui iva | n articoli | non riscosso | resto contanti | pagamento carta`,
  ),
  units: list(
    'pz | pz. | pezzo | pezzi | nr | n. | cf | cf. | conf | conf. | confezione | confezioni | scat | scatola | scatole | cartone | cartoni | collo | colli | sacco | sacchi | rotolo | rotoli | bob | bobina | fusto | latta | bottiglia | bott | bt | flacone | kg | hg | gr | gr. | q.li | qli | quintali | ton | tonn | litri | litro | lt | lt. | ml | mt | mt. | metri | mq | mq. | mc | mc. | ml. | km | ora | ore | hh | gg | gg. | giorno | giorni | settimana | settimane | mese | mesi | anno | anni | notte | notti | pers | persona | persone | paio | paia | kit | a corpo | cad | cad. | cadauno | vis | visita | seduta | lezione | corso | forf | forfait | fg | fogli | risma | kwh | smc | viaggio | coperti | coppia | dz | vass | blister | mazzo | vasetto | serv',
  ),
  missing: list('nd'),
  payWords: list(
    `retribuzione | paga base | contributi inps | netto in busta | netto del mese | trattenute | irpef | tfr | dipendente | competenze | imponibile fiscale | scatti di anzianita | retribuzione lorda | retribuzione netta | contingenza | scatti anzianita | edr | superminimo | terzo elemento | straordinario | straordinari | ferie godute | permessi goduti | rol | festivita | tredicesima | quattordicesima | quota tfr | imponibile inps | imponibile irpef | irpef lorda | irpef netta | addizionale regionale | addizionale comunale | contributo ivs | ritenute previdenziali | ritenute fiscali | detrazioni | detrazioni lavoro dipendente | detrazioni familiari a carico | trattamento integrativo | bonus | assegno nucleo familiare | netto busta | totale competenze | totale trattenute | lordo | giorni lavorati | ore lavorate | ore ordinarie | giorni retribuiti | malattia | trattenuta sindacale | buoni pasto | indennita | indennita di trasferta | inail | livello | qualifica`,
  ),
  columns: {
    position: list('n | num | riga | l p | n o | posizione | n riga | nr riga | rigo | n ord | n progr | progr | progressivo | num riga'),
    articleNumber: list(
      `cod | codice | cod articolo | part # | codice articolo | codice prodotto | articolo | cod art | cod prodotto | rif articolo | codice a barre | cod merce | codice interno | codice ean | cod ean | codice articolo fornitore | rif | codice art | cod prod | codice merce | codice materiale | cod materiale | art cod | articolo codice | n articolo | nr articolo | num articolo | riferimento articolo | codice fornitore | cod fornitore | cod int | codice servizio | codice ricambio | cod ricambio | n ricambio | codice esame | codice voce | cod iva articolo | minsan | codice aic | aic | matricola articolo`,
    ),
    description: list(`operazione | movimento | descrizione | prodotto | servizio | causale | descrizione articolo | descrizione prodotto
        | descrizione dei beni | denominazione | oggetto | descrizione della merce | beni servizi | natura e qualita dei beni
        | descrizione merce | articolo descrizione | descrizione beni e servizi | merce | prestazione | prestazioni
        | dettaglio | voce | voci | descrizione servizio | beni | descrizione dei beni o servizi
        | natura e qualita dei beni e servizi | descrizione operazione | descrizione operazioni | causale descrizione
        | prodotti | servizi | articoli | descrizione attivita | esame | analita | lavorazione | descrizione dei lavori
        | descrizione dei beni servizi | natura qualita dei beni | piatto | piatti | descrizione movimento | designazione
        | farmaco | natura dei beni | descrizione del servizio | descrizione dei servizi | descrizione movimenti | descrizione articoli | descrizione prodotti | descrizione beni | descrizione beni servizi | descrizione dei beni natura e qualita | descrizione delle merci | descrizione merci | descrizione servizi | descrizione prestazione | descrizione prestazioni | descrizione della prestazione | descrizione lavori | descrizione delle opere | descrizione intervento | descrizione voce | descrizione materiale | descrizione ricambi | natura e qualita | natura e qualita dei servizi | natura qualita e quantita | beni e servizi | designazione dei lavori | indicazione dei lavori | nome prodotto | nome articolo | merci | voce di spesa | voci di spesa | voce retributiva | dettagli | dettaglio spese | dettaglio operazione | causale operazione | operazioni | movimenti | lavorazioni | lavori | lavoro eseguito | lavori eseguiti | intervento | interventi | manodopera | ricambio | ricambi | materiale | materiali | medicinale | principio attivo | esami | analisi | parametro | portata | portate | pietanza | attivita | concetto | tipologia | tipo servizio | tipo spesa | spesa | spese | contenuto | specifica | specifiche | trattamento`),
    quantity: list(`consumo | giorni | giornate | quantita | q ta | qta | pezzi | ore | qt | qta pz | colli | n colli | ore lavorate | pz
        | kg | notti | consumi | kwh | quant | n pezzi | quantita kg | peso kg | n ore | n notti | qnt | qta ordinata | qta consegnata | qta spedita | qta evasa | quantita ordinata | quantita consegnata | quantita spedita | quantita evasa | quantita fornita | quantita n | quantita pz | ordinato | consegnato | evaso | nr pezzi | numero ore | n giorni | n persone | peso | peso netto | peso lordo | kg netti | consumo smc | numero pezzi | q ta kg`),
    unit: list(`unit | unita | um | u m | unita di misura | udm | unita misura | u mis | u di m | misura | un mis | mis | conf`),
    unitPrice: list(
      `p u | prezzo | prezzo unitario | pr unitario | p unit | p unitario | pr unit | prezzo unit | prezzo netto
        | importo unitario | prezzo un | costo unitario | prezzo cad | prezzo euro | tariffa | prezzo listino
        | prezzo di listino | prezzo kg | prezzo eur | tariffa oraria | valore unitario | prezzo al kg | prezzo cadauno
        | prezzo unitario netto | prezzo iva esclusa | prezzo vendita | prezzo al pubblico | prezzo ivato | listino prezzo
        | prezzo pz | costo orario | unitario | prezzo unitario eur | prezzo unitario euro | prezzo unitario iva esclusa | prezzo unit netto | prezzo unit eur | prezzo per unita | prezzo netto unitario | prezzo lordo | prezzo in euro | prezzo mq | prezzo al mq | prezzo di vendita | prezzo iva inclusa | prezzo scontato | prezzo base | prezzo orario | prezzo per notte | prezzo a notte | costo unit | importo unit | imp unitario | imp unit | tariffa unitaria | listino | quota unitaria | dato base | euro cad | eur kg | eur kwh | euro kwh`,
    ),
    discount: list(
      `sconto | rist | sconto % | scont | sc % | sconti | sc | % sc | sconti % | sc 1 | sconto in % | % sconto | sc 1 % | sconto 1 | sconto 2 | perc sconto | ribasso | ribasso %`,
    ),
    taxRate: list(`iva | iva % | aliquota | aliquota iva | % iva | al iva | cod iva | c iva | aliq iva | aliq | i v a | ali | cod i v a
        | aliq % | codice iva | aliquota % | ali iva | iva in % | ci | perc iva | aliquota iva %`),
    taxAmount: list(
      `importo iva | imposta | totale iva | ammontare imposta | importo imposta | iva euro | ammontare iva | iva importo | di cui iva | imposte`,
    ),
    lineTotal: list(
      `netto | importo | totale | prezzo totale | totale riga | importo netto | importo eur | importo totale | prezzo tot
        | imponibile | totale netto | totale euro | importo euro | valore totale | totale ivato | importo riga | totale eur
        | tot | tot riga | valore | importi | totale imponibile | netto riga | imp netto | totale iva inclusa | totale lordo
        | costo totale | costo | imp totale | importo lordo | importo in euro | importo iva esclusa | importo iva inclusa | importo imponibile | importo complessivo | importo pagato | importo dovuto | totale iva esclusa | totale iva incl | totale iva escl | totale importo | totale voce | totale parziale | tot netto | tot importo | prezzo complessivo | prezzo totale netto | valore netto | imponibile eur | ammontare | somma | corrispettivo | competenze importo | spesa totale | da pagare | imp | quota dovuta`,
    ),
    date: list(
      `valuta | data | data valuta | data contabile | data operazione | data mov | data movimento | data op | data oper | data reg | data registrazione | data scadenza | data fattura | data doc | data documento | data contab | data cont | data val | data esecuzione | data consegna | data prestazione | giorno`,
    ),
    debit: list(`dare | addebiti | uscite | debito | addebito | dare eur | dare euro | movimenti dare | importo dare | prelievi
        | uscita | addebiti eur | importi a debito | prelievo | a debito | spese uscite | pagamenti`),
    credit: list(`avere | accrediti | entrate | credito | accredito | versamenti | avere euro | movimenti avere | importo avere
        | entrata | accrediti eur | importi a credito | versamento | a credito | incassi`),
    balance: list(
      `saldo | saldo contabile | saldo attuale | saldo progressivo | progressivo saldo | saldo eur | saldo disponibile | saldo finale | saldo parziale | saldo liquido`,
    ),
  },
  columnQualifiers: list('senza'),
  greetings: list(`gentile | gentili | egregio | egregia | spettabile | spett | buongiorno | egregi | caro | cara | gentile cliente
        | egregio signore | gentili clienti | egregi signori | gentile signora | gentile signore | gentilissimo | gentilissima | spettabile cliente | spettabile ditta | caro cliente | buonasera | cari soci`),
  salutations:
    list(`gentile cliente | spett le cliente | egregio cliente | spettabile cliente | spett le | spett | egregio signor | gentile signora
        | spett le ditta | sig | sig ra | egr sig | gent ma | gent mo | dott | alla cortese attenzione | spettabile | signor
        | signora | alla c a`),
  yourWords: list('suo | vostro'),
  periodWords: list('dal | periodo'),
  writtenAt: list('Fatto a'),
  datedOn: list('lì | il'),
  remarks: list(`nota | note | fonte | osservazioni | tabella | figura | annotazioni | nota bene | avvertenze | legenda | importante
        | attenzione | comunicazioni | informazioni | avvertenza | informazioni aggiuntive | informazioni generali | comunicazioni al cliente | note aggiuntive | note generali | note consegna | condizioni | condizioni generali | condizioni di vendita | condizioni di fornitura | osservazione | commenti | commento | dicitura | annotazione | prescrizioni | clausole | messaggio | diciture`),
  captions: list('tabella | fonte'),
  notes: list('fonte | nota | note | n b | legenda | avvertenza | avvertenze'),
  openEnds: list('di | e | la | le'),
  streets: list(
    `via | viale | piazza | corso | largo | vicolo | pzza | p zza | c so | strada | str | piazzale | loc | localita | frazione | fraz | lungomare | contrada | zona industriale | salita | borgo | lungotevere | rione | palazzina | vle`,
  ),
  replyMarks: list('i | r'),
  legalForms: list(
    `srl | spa | snc | sagl | sas | srls | scarl | scrl | sapa | societa cooperativa | coop | onlus | scpa | sa | stp | asd | aps | studio associato | soc coop`,
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
        | copia analogica | bozza | esemplare | copia per cliente | copia mittente | copia destinatario | copia vettore | copia negozio | copia conforme all originale | copia contabile | copia di cortesia priva di valore fiscale | originale per il cliente | originale cliente | prima copia | seconda copia | copia di cortesia della fattura elettronica | documento non valido ai fini fiscali | non fiscale | documento di cortesia | minuta | fac simile`),
  tillWords: folded(
    'cassiere | tavolo | coperti | operatore | documento commerciale | pagamento elettronico | pagamento contante | scontrino n | cassa n | contactless | servito da | asporto',
  ),
  times: list('cad'),
};
