import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Malay. */
export const MALAY: LanguageLexicon = {
  code: 'ms',
  numberWords: folded('nombor'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'no invois | nombor invois | no invois cukai | no resit | nombor resit | no bil | no dokumen | no nota kredit | no sebut harga | nombor bil | no invois cukai n | nombor sebut harga | nombor dokumen | no rujukan invois | no nota debit | no penyata | invois no | resit no | no siri resit',
      ),
      weak: folded('invois'),
    },
    issueDate: {
      strong: folded(
        'tarikh invois | tarikh resit | tarikh bil | tarikh dikeluarkan | tarikh penyata | tarikh dokumen | tarikh sebut harga | tarikh dan masa | tarikh pembelian | tarikh cetakan bil | tarikh bil dikeluarkan | tarikh laporan',
      ),
      weak: folded('tarikh'),
    },
    dueDate: {
      strong: folded(
        'tarikh akhir bayaran | bayar sebelum | tarikh akhir | sila bayar sebelum | tarikh matang | tarikh perlu dibayar | tarikh akhir pembayaran | perlu dibayar sebelum | bayar selewat lewatnya | sila jelaskan sebelum | tempoh bayaran sehingga',
      ),
    },
    deliveryDate: {
      strong: folded(
        'tarikh penghantaran | tarikh hantar | tarikh serahan | tarikh perkhidmatan | tarikh dihantar | tarikh diterima barang | tarikh jangkaan hantar',
      ),
    },
    orderNumber: {
      strong: folded(
        'no pesanan | nombor pesanan | no pesanan belian | no pesanan tempatan | no pesanan kerajaan | pesanan no | no pesanan pembelian | no po | nombor po | no tempahan | nombor tempahan',
      ),
    },
    contractNumber: {
      strong: folded(
        'no kontrak | nombor kontrak | no perjanjian | no sewaan | no polisi | nombor polisi | no projek | no sebutharga kontrak',
      ),
    },
    customerNumber: {
      strong: folded(
        'no pelanggan | nombor pelanggan | kod pelanggan | no akaun pelanggan | no ahli | no akaun bil | nombor akaun pelanggan | no pesakit | no pelajar | no matrik | no keahlian',
      ),
    },
    sellerVatId: { strong: folded('no sst | no pendaftaran sst | no cukai | no gst | no cukai perkhidmatan | no id cukai') },
    sellerRegistrationNumber: { strong: folded('no pendaftaran | no syarikat | no pendaftaran syarikat | no pendaftaran perniagaan') },
    currency: { strong: folded('mata wang') },
    lineTotal: { strong: folded('jumlah kecil | subjumlah') },
    netTotal: {
      strong: folded(
        'jumlah sebelum cukai | jumlah tidak termasuk cukai | jumlah tanpa cukai | jumlah tidak termasuk sst | subjumlah tidak termasuk cukai | amaun sebelum cukai | jumlah bercukai',
      ),
    },
    taxTotal: {
      strong: folded(
        'cukai | cukai perkhidmatan | cukai jualan | jumlah cukai | sst | cukai sst | cukai perkhidmatan 8 | cukai perkhidmatan 6 | jumlah sst',
      ),
    },
    grossTotal: {
      strong: folded(
        'jumlah besar | jumlah keseluruhan | jumlah perlu dibayar | jumlah bil | jumlah bersih | jumlah termasuk cukai | amaun perlu dibayar | jumlah bayaran | jumlah rm | jumlah perlu dibayar rm | jumlah keseluruhan rm | jumlah bil semasa | jumlah invois | jumlah besar rm | jumlah yang perlu dibayar | jumlah akhir | amaun bil | caj semasa jumlah',
      ),
      weak: folded('jumlah | amaun'),
    },
    paid: {
      strong: folded(
        'telah dibayar | bayaran diterima | bayaran | deposit dibayar | pendahuluan | bayaran terdahulu | bayaran terakhir | deposit | wang pendahuluan | telah bayar',
      ),
    },
    amountDue: {
      strong: folded(
        'baki perlu dibayar | baki | amaun tertunggak | baki belum dibayar | tunggakan | baki tertunggak | jumlah tunggakan | baki perlu bayar | baki semasa perlu dibayar',
      ),
    },
    sellerName: {
      strong: folded(
        'penjual | pembekal | daripada penjual | dikeluarkan oleh syarikat | nama pembekal | nama syarikat pembekal | majikan | tuan rumah sewa',
      ),
      weak: folded('daripada'),
    },
    buyerName: {
      strong: folded(
        'kepada | pelanggan | pembeli | bil kepada | nama pelanggan | nama pembeli | dibilkan kepada | nama pesakit | nama penyewa | nama pelajar | pemegang polisi | diterima daripada',
      ),
      weak: folded('nama penerima | pesakit | penyewa'),
    },
    shipTo: {
      strong: folded(
        'hantar kepada | alamat penghantaran | alamat hantar | tempat serahan | hantar ke | lokasi penghantaran | tempat penghantaran',
      ),
    },
    period: {
      strong: folded('tempoh | tempoh bil | tempoh penyata | tempoh pengebilan | tempoh sewa | bulan | bagi bulan | tempoh perlindungan'),
    },
    openingBalance: { strong: folded('baki awal | baki permulaan | baki bawa ke hadapan') },
    closingBalance: { strong: folded('baki akhir | baki penutup') },
    accountNumber: { strong: folded('no akaun | nombor akaun') },
    accountHolder: { strong: folded('nama akaun | pemegang akaun') },
    paymentTerms: { strong: folded('terma bayaran | terma | cara bayaran | syarat bayaran') },
    phone: { strong: folded('tel | no tel | telefon') },
    email: { strong: folded('emel') },
    bankName: { strong: folded('bank') },
    contact: { strong: folded('untuk perhatian | jurujual') },
    discountTotal: { strong: folded('diskaun | potongan | jumlah diskaun | diskaun diberi') },
    chargeTotal: {
      strong: folded('caj penghantaran | caj perkhidmatan | caj perkhidmatan 10% | kos penghantaran | caj lewat bayar | faedah | upah'),
    },
    roundingAmount: { strong: folded('pelarasan | penggenapan | pembundaran') },
    cashTendered: { strong: folded('tunai | kad | tunai diterima | bayaran tunai | kad kredit | kad debit') },
    change: { strong: folded('baki tunai | wang baki | baki dikembalikan | baki wang') },
    page: { strong: folded('muka surat | halaman') },
    deliveryNoteNumber: { strong: folded('no nota hantaran | no do') },
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
    Invoice: list('invois | invois cukai |  bil elektrik | bil air'),
  },
  blurredForms: list('sdn bhd'),
  signedForms: list('s/b'),
  streets: list('jalan | jln | jin | jl | lorong | lot | taman | tmn | persiaran | lebuh | bandar | kampung | kg | seksyen'),
  legalForms: list('bhd | sdnbhd | sdn'),
  legalFormEndings: list('sdnbhd'),
  copyMarks: list('asal | salinan | salinan pelanggan | salinan pembeli'),
  columns: {
    position: folded('bil'),
    articleNumber: folded('kod | kod barang | kod item | no item | kod produk | kod stok'),
    description: folded(
      'keterangan | perihal | butiran | perkara | butir | barangan | penerangan | keterangan barang | keterangan item | butiran perkhidmatan | perkhidmatan | butiran transaksi | jenis ujian | ubat',
    ),
    quantity: folded('kuantiti | kuanti | ktt | bil unit | kuantiti unit | jam kerja'),
    unit: folded('unit | ukuran | uom unit'),
    unitPrice: folded(
      'harga seunit | harga unit | harga | kadar | harga seunit rm | harga seunit myr | harga setiap unit | kadar rm | harga rm',
    ),
    discount: folded('diskaun | diskaun %'),
    taxRate: folded('cukai % | kadar cukai'),
    taxAmount: folded('cukai | amaun cukai'),
    lineTotal: folded('jumlah | amaun | jumlah rm | amaun rm | jumlah harga | jumlah harga rm | jumlah myr | amaun myr'),
    date: folded('tarikh | tarikh urus niaga | tarikh transaksi'),
    debit: folded('debit | keluar'),
    credit: folded('kredit | masuk'),
    balance: folded('baki'),
  },
  totals: folded(
    'jumlah | jumlah kecil | jumlah besar | jumlah keseluruhan | jumlah rm | jumlah bersih | jumlah perlu dibayar | jumlah sebelum cukai | jumlah termasuk cukai | jumlah cukai | jumlah diskaun | baki awal | baki akhir | pelarasan penggenapan | jumlah kuantiti | gaji bersih | jumlah potongan | jumlah pendapatan | jumlah debit | jumlah kredit',
  ),
  payments: folded('tunai | diskaun | pelarasan'),
  greetings: folded('tuan | puan | yang berbahagia | tuan puan'),
  salutations: folded('kepada | encik | puan | cik'),
  contacts: folded('tel | no tel | emel | faks'),
  periodWords: folded('dari | hingga | tempoh'),
  tillWords: folded('juruwang | meja | kaunter | juruwang kaunter'),
  payWords: folded(
    'gaji pokok | gaji kasar | gaji bersih | kwsp | perkeso | socso | sip eis | pcb | elaun | kerja lebih masa | potongan | zakat',
  ),
  units: list(
    'unit | kotak | pek | bungkus | botol | tin | beg | helai | biji | buah | batang | kg | liter | meter | jam | hari | bulan | malam | orang | keping | pasang | gulung',
  ),
};
