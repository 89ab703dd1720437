import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** French. */
export const FRENCH: LanguageLexicon = {
  code: 'fr',
  ofManyCountries: true,
  latinModel: 'fra',
  opensWithTwoStems: true,
  letters: 'àâæçéèêëîïôœùûüÿ',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords:
    list(`le | la | les | des | du | et | de | pour | une | un | facture | date | quantite | prix | montant | total | ht | ttc | tva
    | client | numero | reference | designation | adresse | siret | reglement | echeance | paiement | nous | vous | votre | sur
    | par | avec | est | au | aux | commande | unitaire | payer | remise | france | bancaire | livraison | rue`),
  dates: {
    months: { 2: list('fevr | févr | fév'), 4: list('avr'), 6: list('juin'), 7: list('juil'), 8: list('aoû') },
    locales: list('fr-CA'),
    dayEndings: list('er | ere | e'),
    monthOpenings: list("d'"),
    timeEndings: list('h'),
    timeOpenings: list('a'),
  },
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong: list(`numero de facture | numero facture | facture no | facture n | no facture | no de facture | n facture | n de facture
        | avoir no | numero de piece | ref facture | proforma no | n de la facture | n avoir | numero d avoir | avoir n
        | n de ticket | facture ref | n de piece | reference facture | n ticket | ticket n | numero d facture
        | votre facture n | notre facture n | reference de la facture | ref de facture | n piece | piece n | n document
        | document n | n de document | facture proforma n | pro forma n | n de recu | recu n | n recu | quittance n
        | n de quittance | note de credit n | n note de credit | n de note de credit | facture d acompte n
        | note d honoraires n | n de note | avis d echeance n | facture d avoir n | numero du ticket | n du ticket
        | n facture proforma | reference facture avoir | identifiant facture | facture identifiant | bon de livraison facture n | numero du document | facture normalisee n | code mecef dgi | n d avoir | facture de vente n`),
      weak: list(
        `facture | numero | no | ticket | bon | recu | note | avoir | n piece comptable | devis n | n de devis | soumission n | n de soumission | offre n`,
      ),
    },
    issueDate: {
      strong: list(
        `date de facture | date facture | date de la facture | date de facturation | date d emission | facture du | emise le | date emission | date de creation | date du document | etabli le | date de la piece | emis le | date d etablissement | date de l avoir | date avoir | date de note de credit | date devis | date du devis | devis du | date de devis | etablie le | facturee le | editee le | edite le | date d edition | date edition | date du rapport | date de la note | date piece | date de l offre | date du ticket | date de vente | avoir du | date de reception de la facture | date comptable facture | date du releve | releve du | arrete au | date d arrete | date de soumission | date facturation | en date du | date du bulletin | lieu et date | date et lieu | date de la soumission`,
      ),
      weak: list(`date | le | fait le | date d achat`),
    },
    dueDate: {
      strong:
        list(`date d echeance | montant a regler avant le | seront preleves le | prelevement prevu le | sera debite le | echeance | date echeance | date limite de paiement | a payer avant le | a payer avant | payable le
        | a regler avant le | date de paiement | reglement le | echeance le | date limite | paiement avant le
        | payable avant le | echeance du | reglement avant le | a regler le | date echeance facture | date de reglement
        | echeance de paiement | echeance paiement | payable au plus tard le | a payer au plus tard le | a payer pour le
        | paiement au plus tard le | paiement du | date limite de reglement | a regler au plus tard le | paiement attendu le
        | date de prelevement | prelevement le | sera preleve le | sera preleve a partir du | preleve a partir du | preleve le | date du prelevement | a regler pour le
        | payable avant | paiement exigible le | exigible le | delai de paiement au | date d exigibilite | payable jusqu au
        | reglement avant | a payer jusqu au | paiement pour le | reglement au plus tard le | date limite paiement | paiement du le | a acquitter avant le`),
    },
    deliveryDate: {
      strong: list(`date de livraison | date livraison | livre le | date d expedition | date de prestation | livraison prevue
        | livraison souhaitee | livraison souhaitee le | date de livraison souhaitee | livraison prevue le
        | date de livraison prevue | livraison le | date de la prestation | date de la vente | date de la livraison
        | date d execution | date de realisation | date de fourniture | expedie le | date d envoi | date expedition
        | livraison effectuee le | date de mise a disposition | date d intervention | date de retrait | delai de livraison
        | date de reception | date de depart | date de l intervention | date de prestation de services
        | date de livraison prestation | date des travaux | date de livraison confirmee | date souhaitee de livraison
        | date livr | date de liv | a livrer le | livre | date d enlevement | date de service | date du service | date de prise en charge`),
      weak: list(`livraison | prestation du`),
    },
    orderNumber: {
      strong: list(`numero de commande | no commande | n commande | commande n | bon de commande | bon de commande no | bon de commande n
        | votre commande | ref commande | n bon de commande | n bc | bc n | commande | n de commande | reference commande
        | n commande client | commande client | votre commande no | reference de commande | votre bon de commande
        | votre n de commande | n cde | cde n | notre commande n | n de cde | vos ref commande | po n | n po | numero de po
        | ordre d achat n | n ordre d achat | commande d achat n | reference bon de commande | votre reference commande
        | ordre de commande | n confirmation de commande | confirmation de commande n | numero de bon de commande
        | ref client commande | commande web n | n marche | marche n | numero d engagement | n engagement | engagement n
        | vos references commande | notre commande | votre commande n | n de bc | n d engagement | bon de travail n | n de bon de commande`),
      weak: list(`votre reference | origine | v ref | affaire n | n affaire`),
    },
    contractNumber: {
      strong:
        list(`n police | police n | numero de police | n de police | numero de contrat | contrat no | contrat n | n contrat | n de contrat | reference contrat | ref contrat
        | reference du contrat | numero du contrat | n du contrat | convention n | bail n | n de marche | societaire contrat n`),
      weak: list(
        `contrat | n adherent contrat | n pdl | reference point de livraison | n de pce | n prm | n de point de livraison | point de reference mesure | point de comptage | reference pdl | reference acheminement | n de point de mesure`,
      ),
    },
    customerNumber: {
      weak: list('reference abonne | compte | n dossier'),
      strong:
        list(`ref locataire | reference locataire | numero de locataire | client no | client id | numero de client | code client | no client | n client | client n | ref client
        | reference client | n compte client | compte client | numero de compte client | code client n | identifiant client
        | n de client | compte n client | votre numero client | votre n client | votre code client | votre reference client
        | numero d abonne | n abonne | n adherent | numero d adherent | n de compte client | n de membre | code tiers
        | votre compte client | n locataire | id client | numero du client | n d adherent | n d abonne | n allocataire | n de societaire | n de dossier client | n de patient | ref abonne | n societaire | n usager | n de dossier patient | n assure | numero d assure`),
    },
    sellerVatId: {
      weak: list('ice'),
      strong:
        list(`matricule fiscal | m f | numero de tva | no tva | n tva | tva intracommunautaire | tva intracom | no tva intracommunautaire
        | n tva intracommunautaire | numero de tva intracommunautaire | id tva | tva intra | n de tva | identifiant tva
        | n tva intracom | n id tva | n tva intra | numero d identification tva | tva n | n tva intracomm
        | n de tva intracommunautaire | tva intracommunautaire n | n intracommunautaire | n intracom
        | n ice | identifiant commun de l entreprise | id tva intracommunautaire | n ide tva | n ide | ide | n tva suisse | n tva che | tva be | numero de tps | n tps
        | n tps tvh | no tvq | n tvq | numero d enregistrement tps | n d identification tva
        | n d identification intracommunautaire | tps n | identification tva | tva intracomm | n tva ue | tva n intracom
        | n tva fournisseur | n tva vendeur | notre n tva | notre numero de tva | ninea | n ninea | ifu | n ifu | niu | n niu | n contribuable | nif n | compte contribuable | compte contribuable n | n de contribuable | niu n | ncc n | n compte contribuable | bce tva | che tva | ninea n | n tva ide | n de tps | n de tvq | tvq n | n tva be`),
    },
    buyerVatId: {
      strong: list(`numero de tva du client | numero tva du client | numero de tva client | tva du client | tva client | no tva client
        | n tva client | votre tva | votre numero de tva | tva intracom client | tva acheteur | n tva acheteur
        | tva intracommunautaire client | n tva intracommunautaire client | tva intra client | votre n tva
        | votre n tva intracommunautaire | votre tva intracommunautaire | numero de tva de l acheteur | n tva intracom client
        | votre tva intra | ice client | ice du client | votre ice | ice acheteur | tva de l acheteur | n tva du preneur | n de tva du client | ninea client | ifu client | ncc client | niu client | n de tva client | ifu du client | compte contribuable client | n tva du client | n cc client | n de tva de l acheteur | votre n de tva`),
    },
    currency: {
      strong: list(`devise | monnaie | devise de facturation | montants en | prix en | devise du compte | montants exprimes en`),
    },
    lineTotal: {
      strong: list(`total lignes | total des lignes | total produits | montant total des lignes | somme des lignes | total positions
        | total brut ht | total brut | montant brut ht | total marchandises | total articles | total des articles
        | total prestations | total fournitures`),
      weak: list('sous total'),
    },
    netTotal: {
      strong: list(`total net | total ht | montant ht | total hors taxes | total hors taxe | montant hors taxes | montant total ht
        | total general ht | net ht | total net ht | sous total ht | base ht | montant ht total | total montant ht
        | montant net ht | sous total hors taxes | montant net | prix total ht | total hors tva | montant hors tva
        | total facture ht | total htva | htva | montant hors taxe | net hors taxe | net hors taxes | total net hors taxes
        | base hors taxe | montant htva | total hors taxes net | base taxable | base soumise a tva | valeur hors taxe
        | total ht eur | montant total hors tva | total htva eur | sous total htva | base tva | base de calcul tva
        | montant imposable | total imposable | base imposable | total avant taxes | sous total avant taxes
        | montant avant taxes | net commercial | net financier | total net hors tva | total ht apres remise | total excl tva
        | prix ht total | total honoraires ht | valeur ht | base hors tva | hors tva | somme ht`),
      weak: list(`sous total | net | total ht net | base | total hors | montant base`),
    },
    taxTotal: {
      strong: list(`total tva | montant tva | tva totale | montant de la tva | montant total tva | total taxes | total taxe | montant taxe
        | montant taxes | total de tva | dont tva | montant des taxes | total de la tva | taxe sur la valeur ajoutee
        | montant de tva | tva a payer | tva due | total des taxes | taxe totale | tva incluse | tva comprise
        | montant total de la tva | montant tva eur | tva collectee | tps | tvq | total tps | total tvq | tvh | montant tps
        | montant tvq | somme tva | valeur tva | montant de la taxe | tva percue | tva sur les encaissements | tva en eur | tps tvq`),
      weak: list('tva | taxes | taxe'),
    },
    grossTotal: {
      strong: list(
        `avoir ttc | net en votre faveur | montant rembourse | total rembourse | montant a rembourser | total ttc | montant ttc | montant total ttc | total toutes taxes comprises | net ttc | total general ttc | montant total | total general | total facture | montant ttc total | total euros | total eur | total tvac | tvac | montant tvac | total tva comprise | prix total ttc | total facture ttc | montant de la facture | montant total a payer | net a payer eur | montant net a payer | total net a payer | total a payer ttc | montant a payer ttc | montant facture | total de la facture | montant total de la facture | total a regler | montant ttc eur | total tva incluse | somme a payer | total chf | total a payer chf | montant total chf | total cad | grand total | total taxes incluses | total incluant taxes | total avec taxes | montant total tva incluse | total devis | total du devis | total devis ttc | montant du devis | total commande | total de la commande | total commande ttc | montant total de la commande | total avoir | montant de l avoir | total de l avoir | net a deduire | a votre credit | total a rembourser | net a rembourser | montant total du credit | total ttc eur | total ttc en euros | total avoir ttc | net a votre credit | total eur ttc | prix ttc total | total incl tva | total tva incl | total a acquitter | total honoraires ttc | montant total a regler | total en euros | a payer ttc | total cfa | total fcfa | total apres taxes | total ttc a payer | total net ttc`,
      ),
      weak: list(`total | totale | montant | prix total | a payer`),
    },
    paid: {
      strong:
        list(`paye par | regle par | paye par carte | paye par interac | paye par cheque | regle par carte | moins acompte verse | acompte | deja paye | montant paye | acompte verse | deja regle | acomptes | deja verse | acompte recu
        | deduction acompte | montant deja regle | montant deja paye | acomptes verses | acompte deja verse | montant regle
        | somme versee | regle | reglement recu | reglements | vos reglements | paiement recu | paiements recus
        | montant verse | moins acompte | acompte a deduire | arrhes versees | arrhes | provisions versees | vos versements
        | versements | provisions deja facturees | montant acquitte | paye le montant | total paye | acomptes factures | acomptes deja factures | avances recues | avance recue | provisions deja payees | acompte paye | paye | total regle | depot de garantie | provision versee | avance percue`),
      weak: folded('versement | dépôt | avance'),
    },
    amountDue: {
      strong: list(
        `net a payer | montant a payer | reste a payer | solde a payer | a payer | net a regler | net a payer ttc | solde restant du | montant restant du | reste a regler | solde a regler | restant du | solde restant | montant a regler | somme due | total du a ce jour | a regler | reste a charge | montant preleve | montant a prelever | somme a regler | total restant du | solde net a payer | solde impaye | montant exigible | montant du chf | complement a payer | net restant a payer | solde en notre faveur | montant du prelevement | solde exigible | total exigible | montant total exigible | reste du | total a payer | net a payer en euros | impaye`,
      ),
      weak: list('solde | solde du | montant du | net du | total du'),
    },
    sellerName: {
      weak: list('expediteur | de la part de | entreprise | beneficiaire | entrepreneur'),
      strong: list(`vendeur | fournisseur | emetteur | prestataire | emis par | vendu par | societe emettrice | emetteur de la facture
        | facture emise par | emise par | bailleur | proprietaire | creancier | beneficiaire du paiement | exportateur
        | entreprise emettrice | fournisseur prestataire | nom du fournisseur | facture par | notre societe | compte payable a | payable a l ordre de | expediteur facture | raison sociale du fournisseur`),
    },
    buyerName: {
      weak: list('membre | titulaire | doit | eleve | societaire'),
      strong: list(
        `recu de | nous avons recu de | j ai recu de | acheteur | client | facture a | destinataire | adresse de facturation | facturer a | adresse facturation | nom du client | facture pour | adresse du client | coordonnees client | adresse de facturation client | donneur d ordre | preneur | maitre d ouvrage | locataire | assure | adherent | destinataire de la facture | client facture | nom client | importateur | facturation | debiteur | devis pour | etabli pour | client destinataire | raison sociale client | a l ordre de | tire | titulaire du contrat | adresse client | souscripteur | payable par | vendu a | preneur d assurance | abonne | preneur de services | preneur du service | commanditaire | acquereur | payeur`,
      ),
    },
    shipTo: {
      strong: list(`adresse de livraison | livre a | lieu de livraison | livrer a | adresse livraison | expedier a
        | adresse de livraison client | destinataire livraison | point de livraison | expedie a | adresse d intervention
        | lieu d intervention | adresse du chantier | chantier | lieu de prestation | livraison a | adresse d expedition
        | consignataire | lieu de consommation`),
    },
    name: {
      strong: list(`nom | raison sociale | nom et prenom | nom prenom | denomination sociale | nom de la societe`),
    },
    advertiser: {
      strong: list('annonceur'),
    },
    period: {
      weak: list('mois'),
      strong: list(`periode | periode de facturation | periode de consommation | periode facturee | periode de reference
        | periode concernee | periode de paie | periode d abonnement | periode d activite | periode de location
        | periode couverte | periode de prestation | periode de releve | periode de decompte | pour la periode
        | mois de facturation | exercice | sejour | periode d assurance | pour la periode du | periode du releve | sejour du`),
    },
    periodFrom: {
      strong: list(`periode du | debut de periode | date de debut | date debut | periode debut | debut | date d arrivee`),
      weak: folded('date d effet'),
    },
    periodTo: {
      strong: list('fin de periode | date de fin | date fin | periode fin | date de depart sejour'),
    },
    openingBalance: {
      weak: list(
        `solde du compte au | solde arrete au | solde en votre faveur au | solde en notre faveur au | capital restant du au | solde comptable au | encaisse au | solde de caisse au | avoir au | solde de tresorerie au | solde crediteur au | solde debiteur au | report | solde au`,
      ),
      strong:
        list(`solde initial | ancien solde | solde precedent | solde d ouverture | solde anterieur | solde reporte | ancien solde au | ancien solde crediteur
        | ancien solde debiteur | ancien solde crediteur au | ancien solde debiteur au
        | solde debut de periode | solde en debut de periode | solde au debut | report solde precedent | solde de depart
        | solde crediteur precedent | solde debiteur precedent | solde ancien | solde au debut de la periode | solde de debut | report solde | solde du releve precedent`),
    },
    closingBalance: {
      weak: list(
        `solde du compte au | solde arrete au | solde en votre faveur au | solde en notre faveur au | capital restant du au | solde comptable au | encaisse au | solde de caisse au | avoir au | solde de tresorerie au | solde crediteur au | solde debiteur au | solde au`,
      ),
      strong: list(
        `solde final | nouveau solde | solde de cloture | solde en fin | nouveau solde au | solde fin de periode | solde en fin de periode | solde actuel | solde a la fin | solde cloture | solde nouveau | solde a ce jour | solde crediteur final | solde au releve | solde de fin | solde a la fin de la periode | solde final en euros | nouveau solde crediteur | nouveau solde debiteur`,
      ),
    },
    accountNumber: {
      strong:
        list(`carte n | compte courant | numero de compte | no de compte | n de compte | compte n | c c n | n compte | compte courant n | compte bancaire n
        | compte cheque n | compte cheques n | compte de cheques n | compte courant professionnel n | compte professionnel n
        | compte de depot n | compte a vue n | votre compte n | livret n | livret a n | ccp n | compte postal | numero de carte | n de carte | compte bancaire
        | numero du compte | ccp | compte cheque | compte a crediter | n ccp | numero de compte bancaire | n de folio | transit institution compte | n de compte bancaire | compte epargne | compte du beneficiaire`),
      weak: folded('rib'),
    },
    accountHolder: {
      strong: list(`titulaire | titulaire du compte | titulaires du compte | intitule du compte | titulaire de la carte | au nom de
        | nom du titulaire | titulaire compte | intitule de compte | nom du titulaire du compte`),
      weak: list('societaire'),
    },
    branchCode: {
      strong: list(`code guichet | cab | code banque | transit`),
    },
    paymentTerms: {
      strong: list(`conditions de paiement | conditions de reglement | mode de reglement | mode de paiement | moyen de paiement
        | modalites de paiement | modalites de reglement | reglement par | moyen de reglement | type de paiement
        | methode de paiement`),
    },
    printDate: {
      strong: list(`date d impression | imprime le | edition du`),
    },
    orderDate: {
      strong: list(`date de commande | date commande | date de la commande | commande du | date du bon de commande | commande le
        | date cde | passee le`),
    },
    contractDate: {
      strong: list(`date du contrat | contrat du | date de contrat`),
    },
    deliveryNoteDate: {
      strong: list('date bl | date du bl | date du bon de livraison'),
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
      strong: list(
        'banque | nom de la banque | domiciliation bancaire | etablissement bancaire | votre banque | banque du beneficiaire | institution financiere | nom de l etablissement',
      ),
      weak: folded('domiciliation'),
    },
    withholdingTax: {
      strong: list(`retenue a la source | retenue de garantie`),
    },
    sellerTaxNumber: {
      strong: list('numero fiscal | identifiant fiscal'),
    },
    sellerRegistrationNumber: {
      strong: list(`siret | siren | siren siret | n siret | rcs | n siren | n rcs | numero d entreprise | n entreprise | n d entreprise
        | bce | siret siren | numero bce | n siret siren | ide n | neq | rcs n | rpm | r c | rc n | rccm | n rccm | code ape | code naf | rccm n | ape naf | registre de commerce | siret n | bce n | n bce | n patente | n finess | n rpps | finess | rpps | n adeli | adeli | rcs luxembourg | autorisation d etablissement n | licence rbq | rbq | n rbq`),
    },
    deliveryNoteNumber: {
      strong: list(`bon de livraison no | n bon de livraison | no bl | n bl | bl n | bon de livraison n | n de bl | bordereau n
        | n de bon de livraison | bon livraison n | bordereau de livraison n | n d expedition | expedition n
        | lettre de voiture n`),
    },
    yourReference: {
      strong: list(`votre reference | votre ref | vos references | v references | vos ref | reference client commande`),
    },
    ourReference: {
      strong: list(`notre reference | nos references | n ref | nos ref | notre ref | n references | dossier n | reference dossier`),
    },
    contact: {
      strong: list(`contact | interlocuteur | contact client | votre contact | votre interlocuteur | personne de contact | suivi par
        | dossier suivi par | affaire suivie par | votre conseiller | correspondant | commercial`),
    },
    discountTotal: {
      strong: list(`remise | total remise | remise commerciale | remise globale | total remises | montant remise | remise totale
        | escompte | rabais | ristourne | reduction | montant des remises | remise exceptionnelle | remises | rabais total
        | avantage fidelite | economie | montant de la remise | remise client | remise accordee | total des remises`),
    },
    chargeTotal: {
      strong: list(`frais de port | transport | frais de livraison | port | frais d envoi | frais de transport | port et emballage
        | frais d expedition | participation aux frais de port | frais de dossier | frais de gestion | eco participation
        | frais de port ht | frais de deplacement | deplacement | frais postaux | emballage | livraison ht | frais annexes
        | majoration | supplement | frais accessoires | eco contribution | frais de service | frais de traitement`),
    },
    roundingAmount: {
      strong: list(`arrondi | ecart d arrondi | arrondis | difference d arrondi`),
    },
    cashTendered: {
      strong: list(`especes | carte bleue | carte de credit | cheque bancaire | donne | recu especes | paiement cb | cb sans contact
        | interac | comptant | carte de debit | ticket restaurant | cb | carte bancaire | sans contact | visa | espece | paiement carte | paiement especes | reglement cb | reglement especes | titre restaurant | titres restaurant | bancontact | carte bancaire sans contact`),
    },
    change: {
      strong: list(`rendu | monnaie rendue | a rendre | rendu monnaie | rendu especes`),
    },
    totalQuantity: {
      strong: list(`nombre d articles | nb articles | nombre total d articles | total articles quantite | nombre de colis | nb colis
        | total colis | nbre articles`),
    },
    associatedInvoiceNumber: {
      strong: list(`facture d origine | facture d origine n | n facture d origine | avoir sur facture | avoir sur facture n
        | facture initiale | facture initiale n | ref facture d origine | concerne la facture | relatif a la facture
        | facture de reference | concerne facture n | sur facture n | reference facture d origine | facture annulee
        | facture rectifiee | annule et remplace la facture`),
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
    iban: {
      strong: folded(
        'iban bénéficiaire | code iban | n iban | rib iban | iban du compte | iban rib | compte iban | identification internationale iban | coordonnées bancaires iban',
      ),
    },
  },
  labelFillers: list('total | tva | le | du | des | de | la | ht | ttc'),
  netWords: list('ht | hors'),
  debtWords: list('debiteur | debitrice'),
  grossWords: list('ttc | avec'),
  titles: {
    Letter: list('lettre de relance | lettre de rappel | lettre de motivation | note de service | note d information '),
    'Credit Note':
      list(`avoir commercial | avoir sur facture | avoir de retour | note de credit client | avis d avoir | avoir | facture d avoir | note de credit | facture avoir | avis de credit | avoir client | avoir n
        | facture rectificative | facture de credit | extourne`),
    Invoice: list(
      `facture de reparation | facture proforma commerciale | facture de services | facture d entretien | facture de gaz | facture energie | note de frais et honoraires | etat de frais | facture de travaux | quittance d electricite | facture doit | avis des sommes a payer | avis d imposition | appel de cotisation | facture bl | facture normalisee | facture | facture proforma | proforma | note d honoraires | facture d acompte | facture de solde | facture definitive | facture acquittee | facture pro forma | facture d electricite | decompte | releve d honoraires | avis d echeance | appel de loyer | appel de charges | appel de fonds | facture intermediaire | note de frais medicaux | facture commerciale | facture de vente | votre facture | facture de location | facture simplifiee | echeancier | memoire d honoraires | facture d eau | facture telephone | facture mobile | facture de regularisation | avis de paiement | demande de paiement | facture recapitulative | situation de travaux | facture client | note de debit | bordereau de facturation | decompte annuel | decompte de charges | releve de facture | note d hotel | etat d honoraires | decompte definitif | bordereau de prix facture`,
    ),
    Receipt:
      list(`facture de caisse | note de caisse | recu de versement | quittance de paiement | recu de scolarite | recu de loyer | fiche de caisse | bon de caisse | recu officiel | ticket de parking | ticket z | bon | recu | ticket de caisse | ticket | recu de paiement | quittance | quittance de loyer | justificatif de paiement
        | recu fiscal | recu de caisse | ticket client | souche | justificatif d achat | recu de carte | facturette
        | note de restaurant | ticket de vente | recu de vente | addition | recu d achat | attestation de paiement | confirmation de paiement | recu pour don | preuve de paiement`),
    'Bank Statement':
      list(`releve de prets | etat de compte | releve de mouvements | extrait de releve | etat de compte bancaire | releve carte bancaire | releve de compte | releve bancaire | releve de compte courant | extrait de compte | releve de comptes
        | releve d operations | releve de carte | extrait bancaire | releve | arrete de compte | extraits de compte
        | releve de compte bancaire | mouvements du compte | historique des operations | releve de carte de credit
        | avis de situation | releve d operations bancaires | situation de compte | releve mensuel
        | extrait de compte bancaire | releve des operations | historique de compte | releve de compte client`),
    'Purchase Order':
      list(`commande d achat | lettre de commande | bon de commande fournisseur | demande d approvisionnement | bulletin de commande | contrat de commande | ordre de commande | bon de commande | commande | bon de commande client | confirmation de commande | accuse de reception de commande
        | ordre d achat | commande fournisseur | commande client | ordre de service | ordre de fabrication | ar de commande
        | demande d achat`),
    Quote: list(
      `devis de reparation | devis de travaux | devis de prestation | estimation des couts | devis proforma | offre de services | bordereau de prix | devis | devis estimatif | proposition commerciale | offre de prix | offre | estimation | soumission | devis quantitatif estimatif | proposition de prix | devis descriptif | offre commerciale | devis gratuit | proposition tarifaire | devis travaux | devis quantitatif et estimatif`,
    ),
    'Delivery Note':
      list(`bon d expedition et livraison | bon de remise | bon de transfert | lettre de transport | lettre de voiture cmr | bordereau de transport | fiche de livraison | attestation de livraison | bordereau de reception | bon de chargement | connaissement routier | ticket de pesee | bon d entree | bon de collecte | feuille de route | bon de livraison | bordereau de livraison | bon de reception | bordereau d expedition | lettre de voiture
        | bon d expedition | liste de colisage | bon de transport | bon d enlevement | bon de sortie | note d envoi
        | note de livraison | bordereau d envoi | bon de preparation | bon de pesee | avis d expedition | bulletin de livraison | bon d intervention`),
    'Price List': list(
      ` grille des tarifs | tarifs de location | tarifs des prestations | tarifs scolaires | frais de scolarite | frais scolaires | tarif client | carte des vins | carte et menus | tarifs et conditions | tarif des consommations | mercuriale | liste de tarifs | liste de prix | tarif | tarifs | grille tarifaire | catalogue tarif | bareme | menu | bareme des prix | nos tarifs | liste des prix | prix courant | tarif general | tarif public | nos prix | tarification | tarif revendeur | bareme d honoraires | fiche tarifaire | liste tarifaire | tarif professionnel | la carte | catalogue des prix`,
    ),
    Report: list(
      `bulletin de notes | bulletin scolaire | releve de notes | proces verbal d assemblee | proces verbal de reception | certificat de conformite | rapport mensuel | rapport technique | rapport d intervention | fiche d intervention | rapport de mesure | rapport medical | resultats de laboratoire | resultats d analyse | bulletin d analyses | etat locatif | journal de caisse | rapport de chantier | rapport de mission | compte rendu de reunion | compte rendu de visite | fiche de controle | balance generale | certificat d essai | certificat d etalonnage | rapport | compte rendu | bilan | compte de resultat | rapport annuel | rapport d analyse | rapport d essai | resultats d analyses | rapport d activite | proces verbal | etat des lieux | rapport d expertise | certificat d analyse | bulletin d analyse | rapport trimestriel | rapport semestriel | rapport financier | etats financiers | comptes annuels | rapport de visite | synthese | resultats d examens | compte rendu d analyses | rapport d inspection | tableau de bord | rapport de gestion`,
    ),
    Form: list(
      `fiche de presence | feuille de presence | feuille d emargement | feuille d heures | feuille de temps | releve d heures | fiche de pointage | fiche sanitaire | fiche sanitaire de liaison | autorisation parentale | declaration de revenus | declaration sur l honneur | bordereau de declaration | fiche medicale | formulaire de demande | demande de visa | bulletin d abonnement | bulletin de vote | assignation | fiche de renseignement | fiche d adhesion | carnet de bord | formulaire | demande | formulaire d inscription | bulletin d adhesion | demande d inscription | fiche d inscription | bulletin d inscription | fiche de renseignements | attestation sur l honneur | note de frais | demande de remboursement | questionnaire | mandat de prelevement | mandat de prelevement sepa | constat amiable | declaration de sinistre | demande d adhesion | fiche client | demande de conge | formulaire de contact | fiche de liaison | bon de retour | feuille de soins | declaration en douane`,
    ),
    Other: list(
      `bulletin de paie | bulletin de salaire | fiche de paie | bulletin de paye | attestation | contrat de bail | contrat de location | ordonnance | attestation d assurance | conditions particulieres | decompte de remboursement | curriculum vitae | fiche de salaire | decompte de salaire | talon de paie | police d assurance | avis de remise | confirmation de reservation | releve de paie | certificat de salaire | releve de prestations | rappel | relance | mise en demeure | feuille de paie | avis de virement | carte d embarquement | contrat d assurance`,
    ),
    Table: list(
      `tableau d amortissement | plan d amortissement | plan de remboursement | resultats | classement general | feuille de match | planning des equipes | grille horaire | liste de depart | liste des prix comparee | tableau de service | fiche de stock | feuille de stock | tableau d amortissement | menu de la semaine | horaires | emploi du temps | inventaire | fiche horaire | etat des stocks | liste d inventaire | classement`,
    ),
  },
  creditMarks: list('avoir | credit'),
  invoiceMarks: list('factur'),
  totals: list(`total | ancien solde | nouveau solde | solde | sous-total | sous total | total ht | total ttc | total tva
        | montant total | montant ht | montant ttc | montant tva | net a payer | reste a payer | totale | total hors taxe
        | total hors taxes | total general | total net | sous total ht | total htva | total tvac | montant a payer
        | total a payer | montant du | solde a payer | total chf | total des debits | total des credits | total des operations
        | totaux | totaux des mouvements | total page | total lot | sous-total ht | montant total ht | montant total ttc
        | net a payer ttc | base ht | total remise | acompte verse | net imposable | net paye | salaire brut
        | total des retenues | net paye en euros | total cotisations | total du compte | total facture | net commercial
        | total euros | solde precedent | solde initial | solde final | total chapitre | total h t | total t v a | total t t c
        | arrondi | total avoir | total devis | montant total de la facture | somme totale`),
  carried: list(`a reporter | report page precedente | report a nouveau | report | a reporter page suivante
        | report de la page precedente | sous total a reporter | total a reporter | report page`),
  payments: list(
    `especes | rendu | monnaie | carte bancaire | cb | tva | ttc | a payer | nombre d'articles | carte de credit | interac | monnaie rendue | arrondi | dont tva | total tva | nb articles | paiement cb | rendu monnaie | reglement | ticket restaurant`,
  ),
  times: list('à'),
  missing: list('nd'),
  saidOfNames: list('est une | est un'),
  listEnds: list('fin de releve | fin du releve | fin de document'),
  payWords: list(
    `salaire de base | salaire brut | salaire net | net a payer avant impot | net imposable | net paye | cotisations salariales | part salariale | part patronale | csg deductible | brut | matricule | convention collective | conges payes | prelevement a la source`,
  ),
  columns: {
    position: list(`no | n | num | ligne | l p | s no | ref | n ligne | n o | lig | pos | poste`),
    articleNumber: list(`article | code | art no | reference | ref article | code article | art n | code produit | ref produit | n article
        | num article | reference article | code art | reference produit | refs | code barre | code barres | ean | n d article
        | ref four | ref fournisseur | code prestation | code acte | no article | code ean | gencod | n produit | no produit
        | ref interne | code tarif | cip | code cip | n de serie | n lot`),
    description: list(
      `designation | libelle | operation | operations | nature des operations | nature de l operation | produit | prestation | prestations | objet | designation des produits | designation du produit | designation article | designation des articles | description des services | intitule | denomination | nature de la prestation | description | descriptif | detail | details | services | service | libelle de l operation | detail des operations | libelle operation | designation des travaux | designation et description | article designation | description des prestations | description du produit | description produit | nature des travaux | nature de l operation libelle | acte | actes | soins | travaux | plat | consommations | rubrique | rubriques | medicament | analyse | examen | libelle produit | description articles | descriptif des travaux | libelle article | produits | articles | designation des prestations | detail de la prestation | description de l article | description de la prestation | designation produit | libelles | designation marchandises | designation de la marchandise | ouvrage | ouvrages | type de frais | poste de depense | description des travaux | communication | nom du produit | prestations et produits | objet de la prestation`,
    ),
    quantity: list(
      `consommation | jours | quantite | qte | qt | nb | nombre | heures | qte livree | quantite livree | quantite facturee | qte facturee | nbre | nombre d heures | quant | qte cdee | qte liv | qte commandee | quantite commandee | nbr | heures travaillees | nombre de jours | nb jours | nuits | nb nuits | conso | nombre de nuits | nb heures | kwh | nombre d unites | colis | nombre jours | nb unites | poids kg | qte fact | quantite kg | quantite kwh | nombre de pieces | nb de pieces`,
    ),
    unit: list(
      `unit | unite | un | unites | u mesure | unite de mesure | um | conditionnement | unite de vente | uv | cond | unite mesure`,
    ),
    unitPrice: list(`prix | prix unitaire | prix unit | pu | p u | pu ht | p u ht | prix unitaire ht | prix ht | tarif | tarif unitaire
        | montant unitaire | prix unit ht | prix u | prix u ht | pu net | pu net ht | p u net | p unitaire | prix net
        | taux horaire | p unit | prix unitaire hors taxe | prix unitaire ttc | pu ttc | p u ttc | prix unitaire net
        | prix unitaire eur | prix unitaire htva | pu htva | pu brut | prix kg | prix au kg | tarif horaire | tarif ht
        | prix ttc | prix public | prix de vente | prix par unite | prix unit eur | prix unit ttc | prix chf
        | prix unitaire chf | pu eur | pu chf | prix eur | prix brut | p u brut | prix unitaire brut | tarif unitaire ht
        | tarif ttc | prix par nuit | prix a l unite | cout unitaire | prix htva | prix un | prix unitaire hors tva
        | valeur unitaire | px unit | px unitaire | taux journalier | tjm | prix unitaire h t | px u ht | prix jour
        | prix de base`),
    discount: list(`remise | rem | reduction | remise % | rem % | ristourne | remises | rem en % | remise en % | taux remise | rabais
        | escompte | r % | % remise | taux de remise | rabais %`),
    taxRate: list(`tva | tva % | taux tva | taux | taxe | taxes | % tva | tva en % | code tva | taux de tva | tx tva | tva taux
        | taux t v a | t v a | code taxe | tva taux % | taux de taxe | tps | tvq | tva code | taux tva % | tx | taux en %
        | c tva | % taxe | tva applicable`),
    taxAmount: list(`montant tva | montant de la tva | montant taxe | montant de tva | tva eur | montant tva eur | mt tva | total tva
        | tva montant | montant taxes | valeur tva`),
    lineTotal: list(`total | net | montant | montant ht | total ht | prix total | total ttc | montant ttc | montant total | totale
        | sous total | sous total ht | total net | total eur | total net ht | net ht | montant net | montant net ht
        | montant eur | prix total ht | total ligne | total ligne ht | total en euros | montant en euros | total euros
        | total htva | montant htva | montant brut | total brut | mt ht | mt ttc | montant h t | total h t | prix total ttc
        | prix total eur | total chf | montant chf | total eur ht | total net eur | montant total ht | montant total ttc
        | valeur | valeur totale | total hors taxe | total hors tva | sous total htva | montant hors taxe | honoraires | cout
        | cout total | somme | total ttc eur | total ht eur | montant ht eur | montant ttc eur | total ligne ttc | pt ht
        | p t ht | p total | p total ht | prix net total | montant facture | montant net eur | total hors taxes | prix tot
        | mnt ht | mnt ttc | montant total eur | montant a payer | mt | prix total htva | valeur ht | total hors taxe eur`),
    date: list(
      `date | date operation | date valeur | date comptable | date de valeur | date d operation | date ope | date op | date d ope | date de l operation | date val | date d achat | date comptable valeur | date facture | date de facture | date prestation | date de transaction | date transaction | date intervention | date des soins | date d echeance | date livraison | date mouvement | date ecriture | date de comptabilisation`,
    ),
    debit: list(`debit | debit eur | debit euros | retrait | retraits | depenses | debits | debit en euros | debit chf | sorties
        | retrait eur | prelevements | paiements | debit montant | depenses eur`),
    credit: list(`credit | credit eur | credit euros | versement | versements | depots | recettes | credits | credit en euros
        | credit chf | entrees | depot | encaissements | credit montant`),
    balance: list(`solde | solde progressif | nouveau solde | solde eur | solde chf | soldes | solde courant | solde en euros
        | solde disponible | solde cumule`),
  },
  columnQualifiers: list('hors | sans'),
  paymentSlips: list(
    'talon de paiement | coupon de paiement | bulletin de versement | coupon à joindre | papillon de paiement | talon à joindre',
  ),
  greetings: list(`madame monsieur | cher | chere | bonjour | madame | monsieur | mesdames messieurs | messieurs | chere madame
        | cher monsieur`),
  titlesOfPersons: folded('m | mme | mlle | monsieur | madame | mademoiselle | dr | me'),
  signing: folded('signature du | signature de | signature et | cachet et signature | signataire'),
  salutations: list(`m | mme | cher client | a l attention de | monsieur | madame | a | monsieur et madame | mlle | societe | m et mme
        | messieurs | client | a l attention`),
  yourWords: list('votre'),
  periodWords: list('du | periode | entre'),
  writtenAt: list('Fait à | Fait a'),
  datedOn: list('le'),
  remarks: list(`source | sources | note | notes | remarque | tableau | observation | observations | remarques | important | attention
        | nb | legende | informations | information | commentaire | commentaires | a noter | avertissement`),
  captions: list('tableau | source | note'),
  notes: list('source | note | notes'),
  openEnds: list('de | du | des | la | le | et'),
  streets: list(
    `rue | avenue | av | boulevard | bd | chemin | impasse | quai | route | allee | cours | zac | za | zi | bp | cs | place | square | lotissement | residence | res | batiment | bat | immeuble | imm | etage | appt | faubourg | lieu dit | rond point | esplanade | promenade | bld | chaussee | sentier | ruelle | cite | bte | boite | zone industrielle | cedex`,
  ),
  replyMarks: list('re | tr'),
  legalForms: list(
    `sa | sas | sarl | sasu | eurl | snc | sci | scop | sprl | ets | sarlau | selarl | selas | scp | scea | earl | gaec | srl | asbl | eirl | sca | inc | cie | ltee | enr | senc | association | scrl | scm | selarlu | gie | sagl`,
  ),
  leadingLegalForms: list(
    `sarl | sas | sasu | eurl | sci | snc | ets | scp | selarl | earl | gaec | asbl | societe | association | etablissements | cabinet | boulangerie | pharmacie | garage`,
  ),
  countries: list(`france | suisse | belgique | luxembourg | pays bas | etats unis | canada | france metropolitaine | allemagne | espagne
        | italie | royaume uni | pays-bas | portugal | irlande | autriche | pologne | suede | danemark | maroc | tunisie
        | algerie | senegal | cote d ivoire | monaco | grece | republique tcheque | hongrie | roumanie`),
  contacts: list(`tva | siret | siren | rcs | capital | telephone | portable | siege social | ape | naf | n siret | code ape | code naf
        | banque | courriel | mob | service client | capital social | titulaire | domiciliation | fixe | ligne directe | ide
        | bce | numero d entreprise`),
  confirmationMarks: list('confirmation de commande | accuse de reception'),
  copyMarks:
    list(`original | duplicata | copie | double | exemplaire client | exemplaire commercant | exemplaire 1 | exemplaire fournisseur | ticket client
        | ticket commercant | copie client | original client | exemplaire destinataire | copie conforme | brouillon | specimen | acquittee`),
  tillWords: folded(
    'caissier | caissiere | serveur | serveuse | couverts | carte bancaire | cb sans contact | sans contact | servi par | vous avez ete servi par | no caisse | caisse no | ticket no | pourboire | sur place | a emporter | hote de caisse',
  ),
  periodJoiners: list('au | à'),
  pageCountWords: list('sur'),
  sumRemarks: list('en'),
  bankParts: list('banque'),
  bankCodes: list('rib'),
  periodLetters: list('T'),
  otherUnits: list('franc'),
  currencyUnitFirst: true,
};
