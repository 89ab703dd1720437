import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Malay. */
export const MALAY: LanguageLexicon = {
  code: 'ms',
  numberWords: folded('nombor'),
  labels: {
    periodFrom: { strong: folded('tempoh dari | tarikh mula | tarikh bermula | dari tarikh') },
    periodTo: { strong: folded('tempoh hingga | tarikh tamat | hingga tarikh | sehingga tarikh') },
    invoiceNumber: {
      strong: folded(
        'no invois | nombor invois | no invois cukai | no resit | nombor resit | no bil | no dokumen | no nota kredit | no sebut harga | nombor bil | nombor sebut harga | nombor dokumen | no. rujukan invois | no. baucar | nombor nota kredit',
      ),
      weak: folded('invois'),
    },
    issueDate: {
      strong: folded(
        'tarikh invois | tarikh resit | tarikh bil | tarikh dikeluarkan | tarikh penyata | tarikh dokumen | tarikh sebut harga',
      ),
      weak: folded('tarikh'),
    },
    dueDate: {
      strong: folded(
        'tarikh akhir bayaran | bayar sebelum | tarikh akhir | sila bayar sebelum | tarikh matang | tarikh perlu dibayar | tarikh tamat tempoh bayaran | bayar selewat-lewatnya',
      ),
    },
    deliveryDate: { strong: folded('tarikh penghantaran | tarikh hantar | tarikh serahan') },
    orderNumber: {
      strong: folded('no pesanan | nombor pesanan | no pesanan belian | no pesanan tempatan | no pesanan kerajaan | nombor pesanan belian'),
    },
    contractNumber: { strong: folded('no kontrak | nombor kontrak | no perjanjian | no. akaun kontrak | no. polisi') },
    customerNumber: {
      strong: folded('no pelanggan | nombor pelanggan | kod pelanggan | no akaun pelanggan | no ahli | nombor ahli | no. pesakit'),
    },
    sellerVatId: {
      strong: folded(
        'no sst | no pendaftaran sst | no cukai | no gst | no cukai perkhidmatan | no id cukai | no. pengenalan cukai | no. id sst | no. pendaftaran gst | tin pembekal | no. pendaftaran cukai jualan | no. pendaftaran cukai perkhidmatan | nombor pengenalan cukai',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded('no pendaftaran | no syarikat | no pendaftaran syarikat | no pendaftaran perniagaan | no. ssm | nombor pendaftaran'),
    },
    currency: { strong: folded('mata wang') },
    lineTotal: { strong: folded('jumlah kecil | subjumlah') },
    netTotal: {
      strong: folded('jumlah sebelum cukai | jumlah tidak termasuk cukai | jumlah tanpa cukai | amaun sebelum cukai | jumlah bercukai'),
    },
    taxTotal: {
      strong: folded(
        'cukai | cukai perkhidmatan | cukai jualan | jumlah cukai | sst | cukai sst | cukai perkhidmatan 8 | cukai perkhidmatan 6 | amaun cukai',
      ),
    },
    grossTotal: {
      strong: folded(
        'jumlah besar | jumlah keseluruhan | jumlah perlu dibayar | jumlah bil | jumlah bersih | jumlah termasuk cukai | amaun perlu dibayar | jumlah bayaran | amaun keseluruhan | jumlah amaun',
      ),
      weak: folded('jumlah | amaun'),
    },
    paid: {
      strong: folded(
        'telah dibayar | bayaran diterima | bayaran | deposit dibayar | pendahuluan | amaun dibayar | wang pendahuluan | bayaran pendahuluan',
      ),
    },
    amountDue: {
      strong: folded(
        'baki perlu dibayar | baki | amaun tertunggak | baki belum dibayar | tunggakan | baki tertunggak | jumlah kena bayar | jumlah tertunggak',
      ),
    },
    sellerName: {
      strong: folded('penjual | pembekal | daripada penjual | dikeluarkan oleh syarikat | nama pembekal'),
      weak: folded('daripada'),
    },
    buyerName: {
      strong: folded(
        'kepada | pelanggan | pembeli | bil kepada | nama pelanggan | nama pembeli | dibilkan kepada | diterima daripada | nama pesakit | pemegang polisi | orang yang diinsuranskan | nama ahli',
      ),
      weak: folded('nama penerima | pesakit | penyewa'),
    },
    shipTo: { strong: folded('hantar kepada | alamat penghantaran | alamat hantar | tempat serahan | hantar ke | dihantar kepada') },
    period: { strong: folded('tempoh | tempoh bil | tempoh penyata | tempoh pengebilan | bulan bil') },
    openingBalance: {
      weak: folded('baki pada | baki setakat | baki pada tarikh'),
      strong: folded(
        'baki awal | baki permulaan | baki bawa ke hadapan | baki terdahulu | baki dibawa ke hadapan | baki sebelumnya | baki pembukaan',
      ),
    },
    closingBalance: {
      weak: folded('baki pada | baki setakat | baki pada tarikh'),
      strong: folded('baki akhir | baki penutup | baki semasa'),
    },
    accountNumber: { strong: folded('no akaun | nombor akaun | no. akaun bank | no. kad | nombor akaun bank | nombor kad') },
    accountHolder: { strong: folded('nama akaun | pemegang akaun | nama pemegang akaun | pemilik akaun | nama pemegang kad') },
    paymentTerms: { strong: folded('terma bayaran | terma | cara bayaran | syarat bayaran') },
    phone: { strong: folded('tel | no tel | telefon') },
    email: { strong: folded('emel') },
    bankName: { strong: folded('bank') },
    contact: { strong: folded('untuk perhatian | jurujual') },
    discountTotal: { strong: folded('diskaun | potongan | jumlah diskaun | rebat') },
    chargeTotal: { strong: folded('caj penghantaran | caj perkhidmatan') },
    roundingAmount: { strong: folded('pelarasan | penggenapan | pembundaran | pelarasan pembundaran | pelarasan penggenapan') },
    cashTendered: { strong: folded('tunai | kad | kad debit | kad kredit | tunai rm | e dompet') },
    change: { strong: folded('baki tunai | wang baki') },
    page: { strong: folded('muka surat | halaman') },
    deliveryNoteNumber: {
      strong: folded('no nota hantaran | no do | no. pesanan penghantaran | no. nota penghantaran | no. penghantaran'),
    },
    buyerVatId: { strong: folded('tin pembeli | no. pengenalan cukai pembeli | no. cukai pembeli') },
  },
  titles: {
    Other: list('slip gaji | penyata gaji'),
    'Bank Statement': list('penyata akaun | penyata bank'),
    'Credit Note': list('nota kredit'),
    Table: list('jadual | jadual waktu'),
    Form: list('borang | borang permohonan'),
    Report: list('laporan | minit mesyuarat'),
    'Price List': list('senarai harga'),
    'Purchase Order': list('pesanan tempatan | pesanan belian | pesanan kerajaan'),
    'Delivery Note': list('nota hantaran | pesanan penghantaran | nota penghantaran'),
    Quote: list('sebut harga | sebutharga'),
    Receipt: list('resit | resit rasmi | resit jualan'),
    Invoice: list('invois | invois cukai | bil elektrik | bil air | e-invois'),
  },
  blurredForms: list('sdn bhd'),
  signedForms: list('s/b'),
  streets: list('jalan | jln | jin | jl | lorong | lot | taman | tmn | persiaran | lebuh | bandar | kampung | kg | seksyen'),
  legalForms: list('bhd | sdnbhd | sdn'),
  legalFormEndings: list('sdnbhd'),
  copyMarks: list('asal | salinan | salinan pelanggan | salinan pembeli'),
  columns: {
    position: folded('bil'),
    articleNumber: folded('kod | kod barang | kod item'),
    description: folded('keterangan | perihal | butiran | perkara | butir | barangan | penerangan'),
    quantity: folded('kuantiti | kuanti | ktt'),
    unit: folded('unit | ukuran'),
    unitPrice: folded('harga seunit | harga unit | harga | kadar | harga seunit rm'),
    discount: folded('diskaun | diskaun %'),
    taxRate: folded('cukai % | kadar cukai'),
    taxAmount: folded('cukai | amaun cukai'),
    lineTotal: folded('jumlah | amaun | jumlah rm | amaun rm | jumlah harga'),
    date: folded('tarikh'),
    debit: folded('debit | keluar'),
    credit: folded('kredit | masuk | simpanan'),
    balance: folded('baki'),
  },
  totals: folded('jumlah | jumlah kecil | jumlah besar | jumlah keseluruhan'),
  payments: folded('tunai | diskaun | pelarasan'),
  greetings: folded('tuan | puan | yang berbahagia | tuan puan'),
  titlesOfPersons: folded('encik | puan | cik | tuan'),
  signing: folded('tandatangan'),
  salutations: folded('kepada | encik | puan | cik'),
  contacts: folded('tel | no tel | emel | faks'),
  periodWords: folded('dari | hingga | tempoh'),
  tillWords: folded('juruwang | meja | kaunter | juruwang kaunter'),
  currencyUnitFirst: true,
};
