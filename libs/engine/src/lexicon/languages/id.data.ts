import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Indonesian, which shares most of its business words with Malay. */
export const INDONESIAN: LanguageLexicon = {
  code: 'id',
  smallWords: list(
    'dan | yang | untuk | dari | dengan | tidak | ini | faktur | tanggal | jumlah | harga | nomor | kepada | pembayaran | barang | alamat',
  ),
  numberWords: list('nomor | no'),
  labels: {
    invoiceNumber: {
      strong:
        list(`nomor faktur | no faktur | nomor invoice | no invoice | faktur n | invoice n | nomor nota | no nota | nota n | no kwitansi | nomor kwitansi
        | no invois | nombor invois | no resit | no penawaran | nomor penawaran`),
      weak: list('nomor | nombor'),
    },
    issueDate: {
      strong: list(
        'tanggal faktur | tgl faktur | tanggal invoice | tgl invoice | tanggal nota | tanggal terbit | tarikh invois | tanggal dokumen | tanggal penawaran',
      ),
      weak: list('tanggal | tgl | tarikh'),
    },
    dueDate: {
      strong: list(
        'jatuh tempo | tanggal jatuh tempo | tgl jatuh tempo | batas pembayaran | batas waktu pembayaran | tarikh akhir bayaran',
      ),
    },
    deliveryDate: { strong: list('tanggal kirim | tanggal pengiriman | tgl kirim | tanggal penyerahan | tarikh penghantaran') },
    orderNumber: {
      strong: list('nomor pesanan | no pesanan | nomor po | no po | nomor order | no pesanan pembelian'),
      weak: list('pesanan'),
    },
    contractNumber: { strong: list('nomor kontrak | no kontrak | nomor perjanjian | no polis | nomor polis') },
    customerNumber: { strong: list('kode pelanggan | nomor pelanggan | id pelanggan | no pelanggan | kode customer | no akaun pelanggan') },
    sellerVatId: { strong: list('npwp | nomor pokok wajib pajak | npwp penjual') },
    buyerVatId: { strong: list('npwp pembeli | npwp pelanggan') },
    currency: { strong: list('mata uang') },
    lineTotal: { weak: list('subtotal') },
    netTotal: {
      strong: list('dasar pengenaan pajak | dpp | total sebelum pajak | jumlah sebelum pajak | total sebelum ppn'),
      weak: list('subtotal'),
    },
    taxTotal: { strong: list('ppn | jumlah ppn | total ppn | pajak pertambahan nilai | total pajak'), weak: list('pajak | cukai') },
    grossTotal: {
      strong: list(
        'total tagihan | jumlah tagihan | total pembayaran | total bayar | jumlah total | total keseluruhan | total harga | jumlah yang harus dibayar | jumlah besar | total belanja | total penawaran',
      ),
      weak: list('jumlah'),
    },
    paid: { strong: list('sudah dibayar | uang muka | telah dibayar | dibayar | dp') },
    amountDue: { strong: list('sisa tagihan | sisa pembayaran | sisa bayar | kekurangan pembayaran | baki') },
    sellerName: { strong: list('penjual | pemasok | pengusaha kena pajak | nama penjual'), weak: list('pengirim') },
    buyerName: {
      strong: list(
        'pembeli | pelanggan | kepada | kepada yth | ditagihkan kepada | nama pelanggan | tagihan kepada | nama pembeli | sudah terima dari',
      ),
      weak: list('penerima'),
    },
    shipTo: { strong: list('alamat pengiriman | dikirim ke | kirim ke | alamat kirim') },
    period: { strong: list('periode | periode tagihan') },
    openingBalance: { strong: list('saldo awal') },
    closingBalance: { strong: list('saldo akhir') },
    accountNumber: { strong: list('nomor rekening | no rekening | no rek | nomor akun'), weak: list('rekening') },
    accountHolder: { strong: list('nama pemilik rekening | atas nama | pemilik rekening | nama nasabah') },
    paymentTerms: { strong: list('syarat pembayaran | cara pembayaran | metode pembayaran') },
    phone: { strong: list('telepon | telp | hp') },
    discountTotal: { strong: list('diskon | potongan | potongan harga') },
    chargeTotal: { strong: list('ongkos kirim | biaya kirim | biaya pengiriman') },
    cashTendered: { strong: list('tunai | uang tunai') },
    change: { strong: list('kembali | kembalian') },
    page: { strong: list('halaman') },
  },
  titles: {
    Letter: list('surat peringatan | surat edaran | surat pemberitahuan | peringatan pembayaran'),
    'Credit Note': list('nota kredit | nota retur'),
    Invoice: list(
      'nota tagihan | rekening listrik | tagihan listrik | tagihan air | faktur komersial | proforma invoice |  bil elektrik | bil air | invois cukai | faktur | faktur pajak | faktur penjualan | invois | tagihan | faktur tagihan | surat tagihan',
    ),
    Receipt: list(
      'bukti setoran | nota penjualan | bukti kas masuk |  resit rasmi | resit bayaran |  tanda terima pembayaran | kwitansi pembayaran | kwitansi | nota | struk | bukti pembayaran | resit | kuitansi | nota kontan | bukti transaksi',
    ),
    'Bank Statement': list(
      'laporan mutasi | rekening tabungan |  buku tabungan | rekening koran | mutasi rekening | laporan rekening | penyata akaun | penyata bank',
    ),
    'Purchase Order': list(
      ' surat perintah kerja |  pesanan tempatan |  formulir pemesanan | pesanan pembelian | surat pesanan | order pembelian | surat order | pesanan belian | konfirmasi pesanan',
    ),
    Quote: list(
      'rencana anggaran biaya |  surat penawaran harga |  daftar penawaran | penawaran | surat penawaran | penawaran harga | sebut harga | estimasi biaya | sebutharga',
    ),
    'Delivery Note': list(
      'delivery order | bukti serah terima | berita acara serah terima | bukti barang keluar | bukti barang masuk | surat pengantar | surat pengantar barang | nota pengiriman | surat muatan | tanda terima barang masuk | nota timbang | tiket timbang | surat jalan | tanda terima barang | nota penghantaran | bukti pengiriman | nota hantaran',
    ),
    'Price List': list(
      ' pricelist | daftar biaya |   rincian biaya | biaya sekolah | kadar bayaran | daftar menu | daftar harga | senarai harga | daftar tarif',
    ),
    Report: list(
      'laporan bulanan | laporan hasil uji | hasil laboratorium klinik | rapor | laporan hasil pemeriksaan | berita acara | notulen | notulen rapat | sertifikat analisis | laporan harian | neraca | laporan laba rugi | minit mesyuarat | laporan | hasil pemeriksaan | hasil laboratorium | laporan keuangan | laporan tahunan | hasil pengujian',
    ),
    Form: list(
      'daftar hadir | formulir pengaduan | surat kuasa | lembar kerja |  borang permohonan | borang pendaftaran | surat pernyataan | surat permohonan | formulir | borang | formulir pendaftaran | permohonan',
    ),
    Other: list('slip gaji | perjanjian sewa | resep | surat perjanjian | polis asuransi'),
    Table: list(
      ' jadwal pelajaran | stok barang | kartu stok | jadwal kereta | hasil pertandingan | klasemen | jadual waktu | senarai stok | stock opname | jadwal | jadual | daftar barang | daftar inventaris',
    ),
  },
  totals: list('jumlah | total | subtotal | ppn | total tagihan | dpp'),
  columns: {
    articleNumber: list('kode barang | kode produk | kode'),
    description: list(
      'nama barang | keterangan | uraian | deskripsi | barang | nama produk | butiran | perkara | nama barang jasa | uraian pekerjaan',
    ),
    quantity: list('jumlah barang | kuantitas | banyaknya | kuantiti | banyak | jml | volume'),
    unit: list('satuan | unit'),
    unitPrice: list('harga satuan | harga | harga seunit | tarif'),
    discount: list('diskon'),
    lineTotal: list('jumlah harga | jumlah rp | total harga | jumlah'),
    date: list('tanggal | tgl | tarikh'),
    balance: list('saldo | baki'),
  },
  leadingLegalForms: list('pt | cv | ud | perum'),
  salutations: list('kepada yth | yth | kepada | bapak | ibu'),
  streets: list('jalan | jl | jln | kelurahan | kecamatan | kota | blok'),
  contacts: list('telp | npwp | telepon'),
  copyMarks: list('asli | salinan | tembusan | untuk pembeli | lembar pembeli | lembar 1 | salin'),
  tillWords: folded('kasir | meja | pelayan | bungkus | makan di tempat'),
};
