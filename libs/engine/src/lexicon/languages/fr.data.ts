import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** French. */
export const FRENCH: LanguageLexicon = {
  code: 'fr',
  smallWords: list(`le | la | les | des | du | et | facture | date | montant | pour | par | prix | quantité | tva | ht | ttc | rue`),
  tellingWords:
    list(`le | la | les | des | du | et | de | pour | une | un | facture | date | quantite | prix | montant | total | ht | ttc | tva
    | client | numero | reference | designation | adresse | siret | reglement | echeance | paiement | nous | vous | votre | sur
    | par | avec | est | au | aux | commande | unitaire | payer | remise | france | bancaire | livraison`),
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong:
        list(`numero de facture | numero facture | facture no | facture n | no facture | no de facture | n facture | n de facture | avoir no
        | numero de piece | ref facture | proforma no | n de la facture | n avoir | numero d avoir | avoir n | n de ticket | facture ref
        | n de piece | reference facture | n ticket | ticket n`),
      weak: list('facture | numero | no | ticket | bon'),
    },
    issueDate: {
      strong: list(`date de facture | date facture | date de la facture | date de facturation | date d emission | facture du | emise le
        | date emission | date de creation | date du document | etabli le | date de la piece`),
      weak: list('date | le'),
    },
    dueDate: {
      strong: list(`date d echeance | echeance | date echeance | date limite de paiement | a payer avant le | a payer avant | payable le
        | a regler avant le | date de paiement | reglement le | echeance le | date limite | paiement avant le | payable avant le
        | echeance du | reglement avant le | a regler le`),
    },
    deliveryDate: {
      strong:
        list(`date de livraison | date livraison | livre le | date d expedition | date de prestation | livraison prevue | livraison souhaitee
        | livraison souhaitee le | date de livraison souhaitee | livraison prevue le | date de livraison prevue | livraison le
        | date de la prestation | date de la vente | date de la livraison`),
      weak: list('livraison'),
    },
    orderNumber: {
      strong: list(`numero de commande | no commande | n commande | commande n | bon de commande | bon de commande no | bon de commande n
        | votre commande | ref commande | n bon de commande | n bc | bc n | bc | commande | n de commande | reference commande
        | n commande client | commande client | votre commande no | reference de commande | votre bon de commande | votre n de commande`),
      weak: list('votre reference | origine'),
    },
    contractNumber: {
      strong: list('numero de contrat | contrat no | contrat n | n contrat'),
      weak: list('contrat'),
    },
    customerNumber: {
      strong: list(`client no | client id | numero de client | code client | no client | n client | client n | ref client | reference client
        | n compte client | compte client | numero de compte client`),
    },
    sellerVatId: {
      strong:
        list(`numero de tva | no tva | n tva | tva intracommunautaire | tva intracom | no tva intracommunautaire | n tva intracommunautaire
        | numero de tva intracommunautaire | id tva | tva intra | n de tva | identifiant tva | n tva intracom | n id tva | n tva intra
        | numero d identification tva | tva n | tva fr`),
    },
    buyerVatId: {
      strong:
        list(`numero de tva du client | numero tva du client | numero de tva client | tva du client | tva client | no tva client | n tva client
        | votre tva | votre numero de tva | tva intracom client | tva acheteur | n tva acheteur | tva intracommunautaire client`),
    },
    currency: {
      strong: list('devise | monnaie'),
    },
    lineTotal: {
      strong:
        list(`total lignes | total des lignes | total produits | montant total des lignes | somme des lignes | total positions | total brut ht
        | total brut | montant brut ht | total marchandises`),
      weak: list('sous total'),
    },
    netTotal: {
      strong:
        list(`total net | total ht | montant ht | total hors taxes | total hors taxe | montant hors taxes | montant total ht | total general ht
        | net ht | total net ht | sous total ht | base ht | montant ht total | total montant ht | montant net ht | sous total hors taxes
        | montant net | prix total ht | total hors tva | montant hors tva | total facture ht | total htva | htva | montant hors taxe
        | net hors taxe`),
      weak: list('sous total | net | total ht net | base'),
    },
    taxTotal: {
      strong: list(`total tva | montant tva | tva totale | montant de la tva | montant total tva | total taxes | total taxe | montant taxe
        | montant taxes | total de tva | dont tva | montant des taxes | total de la tva | taxe sur la valeur ajoutee`),
      weak: list('tva | taxes | taxe'),
    },
    grossTotal: {
      strong: list(`total ttc | montant ttc | montant total ttc | total toutes taxes comprises | net ttc | total general ttc | montant total
        | total general | total facture | montant ttc total | total euros | total eur | total tvac | tvac | montant tvac
        | total tva comprise | prix total ttc | total facture ttc | montant de la facture | montant total a payer`),
      weak: list('total | totale | montant'),
    },
    paid: {
      strong:
        list(`acompte | deja paye | montant paye | acompte verse | deja regle | acomptes | deja verse | acompte recu | deduction acompte
        | montant deja regle`),
    },
    amountDue: {
      strong:
        list(`net a payer | montant a payer | reste a payer | solde a payer | a payer | net a regler | solde du | montant du | reste du
        | net a payer ttc | solde restant du | montant restant du | reste a regler | solde a regler`),
      weak: list('solde'),
    },
    sellerName: {
      strong: list('vendeur | fournisseur | emetteur | prestataire | emis par | vendu par'),
    },
    buyerName: {
      strong: list(`acheteur | client | facture a | destinataire | adresse de facturation | facturer a | adresse facturation | nom du client
        | facture pour | adresse du client | coordonnees client`),
    },
    shipTo: {
      strong: list('adresse de livraison | livre a | lieu de livraison | livrer a | adresse livraison | expedier a'),
    },
    name: {
      strong: list('nom | raison sociale | nombre'),
    },
    advertiser: {
      strong: list('annonceur'),
    },
    period: {
      strong: list('periode | periode de facturation'),
    },
    periodFrom: {
      strong: list('periode du'),
    },
    openingBalance: {
      strong: list('solde initial | ancien solde | solde precedent | solde d ouverture | solde anterieur | solde reporte'),
    },
    closingBalance: {
      strong: list('solde final | nouveau solde | solde de cloture | solde en fin | solde au'),
    },
    accountNumber: {
      strong: list('numero de compte | no de compte | n de compte | compte n | c c n'),
    },
    accountHolder: {
      strong: list('titulaire | titulaire du compte'),
    },
    branchCode: {
      strong: list('code guichet | cab'),
    },
    paymentTerms: {
      strong: list('conditions de paiement | conditions de reglement | mode de reglement | mode de paiement'),
    },
    printDate: {
      strong: list('date d impression'),
    },
    orderDate: {
      strong: list('date de commande | date commande'),
    },
    contractDate: {
      strong: list('date du contrat'),
    },
    accountExecutive: {
      strong: list('contact commercial'),
    },
    email: {
      strong: list('courriel'),
    },
    website: {
      strong: list('web | site web'),
    },
    bankName: {
      strong: list('banque'),
    },
    withholdingTax: {
      strong: list('retenue a la source'),
    },
    sellerRegistrationNumber: {
      strong: list('siret | siren | siren siret | n siret | rcs'),
    },
    deliveryNoteNumber: {
      strong: list('bon de livraison no | n bon de livraison | no bl | n bl'),
    },
    yourReference: {
      strong: list('votre reference | votre ref'),
    },
    ourReference: {
      strong: list('notre reference'),
    },
    contact: {
      strong: list('contact | interlocuteur | contact client'),
    },
    discountTotal: {
      strong: list('remise | total remise | remise commerciale'),
    },
    chargeTotal: {
      strong: list('frais de port | transport'),
    },
    roundingAmount: {
      strong: list('arrondi'),
    },
    cashTendered: {
      strong: list('especes'),
    },
    change: {
      strong: list('rendu'),
    },
    servicePeriodFrom: {
      strong: list('date de debut de prestation'),
    },
    servicePeriodTo: {
      strong: list('date de fin de prestation'),
    },
    page: {
      strong: list('page | feuille'),
    },
    postBox: {
      strong: list('boite postale | apartado'),
    },
  },
  labelFillers: list('total | tva | le | du | des | de | la | ht | ttc'),
  netWords: list('ht | hors'),
  grossWords: list('ttc | avec'),
  titles: {
    'Credit Note': list('avoir | facture d avoir | note de credit'),
    Invoice: list('facture | facture proforma | proforma'),
    Receipt: list('bon | recu | ticket de caisse | ticket'),
    'Bank Statement': list('releve de compte | releve bancaire'),
    'Purchase Order': list('bon de commande | commande'),
    Quote: list('devis'),
    'Delivery Note': list('bon de livraison'),
    'Price List': list('liste de prix | tarif | tarifs'),
    Report: list('rapport'),
    Form: list('formulaire | demande'),
    Other: list('bulletin de paie | bulletin de salaire'),
  },
  creditMarks: list('avoir | credit'),
  invoiceMarks: list('factur'),
  totals: list(`total | ancien solde | nouveau solde | solde | sous-total | sous total | total ht | total ttc | total tva | montant total
    | montant ht | montant ttc | montant tva | net a payer | reste a payer | totale`),
  carried: list('a reporter | report page precedente | report a nouveau'),
  payments: ['esp(?:è|e)ces', 'rendu', 'monnaie', 'carte bancaire', 'cb', 'tva', 'ttc', '(?:à|a) payer', 'nombre d.articles'],
  columns: {
    position: list('no | n | num | ligne | l p | s no | ref | n ligne | n o'),
    articleNumber:
      list(`article | code | art no | reference | ref article | code article | art n | code produit | ref produit | n article | num article
      | reference article | code art`),
    description:
      list(`designation | libelle | operation | operations | nature des operations | nature de l operation | produit | prestation | prestations
      | objet | designation des produits | designation du produit | designation article | designation des articles
      | description des services | intitule | denomination | nature de la prestation`),
    quantity:
      list(`consommation | jours | quantite | qte | qt | nb | nombre | heures | qte livree | quantite livree | quantite facturee | qte facturee
      | nbre | nombre d heures`),
    unit: list('unit | unite | un | unites | u mesure'),
    unitPrice: list(`prix | prix unitaire | prix unit | pu | p u | pu ht | p u ht | prix unitaire ht | prix ht | tarif | tarif unitaire
      | montant unitaire | prix unit ht | prix u | prix u ht | pu net | pu net ht | p u net | p unitaire | prix net | taux horaire
      | p unit`),
    discount: list('remise | rem | reduction | remise % | rem % | ristourne'),
    taxRate: list(`tva | tva % | taux tva | taux | taxe | taxes | % tva | tva en % | code tva | taux de tva | tx tva | tva taux`),
    taxAmount: list('montant tva | montant de la tva | montant taxe'),
    lineTotal:
      list(`total | net | montant | montant ht | total ht | prix total | total ttc | montant ttc | montant total | totale | sous total
      | sous total ht | total net | total eur | total net ht | net ht | montant net | montant net ht | montant eur | prix total ht
      | total ligne | total ligne ht`),
    date: list(`date | date operation | date valeur | date comptable | date de valeur | date d operation | date ope | date op`),
    debit: list('debit | debit eur | debit euros | retrait | retraits | depenses'),
    credit: list('credit | credit eur | credit euros | versement | versements | depots | recettes'),
    balance: list('solde | solde progressif | nouveau solde'),
  },
  columnQualifiers: list('hors | sans'),
  greetings: list('madame monsieur | cher | chere | bonjour | madame | monsieur'),
  salutations: list('m | mme | cher client | a l attention de | monsieur | madame | a'),
  yourWords: list('votre'),
  periodWords: list('du | periode | entre'),
  writtenAt: list('Fait à | Fait a'),
  datedOn: list('le'),
  remarks: list('source | sources | note | notes | remarque | tableau'),
  captions: list('tableau | source | note'),
  notes: list('source | note | notes'),
  openEnds: list('de | du | des | la | le | et'),
  streets: list(`rue | avenue | av | boulevard | bd | chemin | impasse | quai | route | allee | cours | zac | za | zi | bp | cs`),
  legalForms: list('sa | sas | sarl | sasu | eurl | snc | sci | scop | sprl | ets'),
  leadingLegalForms: list('sarl | sas | sasu | eurl | sci | snc | ets'),
  countries: list('france | suisse | belgique | luxembourg | pays bas | etats unis | canada'),
  contacts: list('tva | siret | siren | rcs | capital'),
};
