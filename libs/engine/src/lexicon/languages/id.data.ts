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
    periodFrom: { strong: folded('periode awal | awal periode | tanggal awal | dari tanggal | tanggal mulai') },
    periodTo: {
      strong: folded('periode akhir | akhir periode | tanggal akhir | sampai tanggal | tanggal selesai | s.d. tanggal'),
    },
    invoiceNumber: {
      strong:
        list(`nomor faktur | no faktur | nomor invoice | no invoice | faktur n | invoice n | nomor nota | no nota | nota n | no kwitansi | nomor kwitansi
        | no invois | nombor invois | no resit | no penawaran | nomor penawaran | nomor seri faktur pajak | kode dan nomor seri faktur pajak | no seri faktur pajak | no tagihan | nomor tagihan | no struk | nomor struk | no bukti | nomor bukti | no dokumen | nomor dokumen | no surat jalan | nomor surat jalan | nomor surat | no transaksi | nomor transaksi | no kuitansi | nomor kuitansi | no nota penjualan | id transaksi | no faktur pajak | no faktur penjualan | nomor faktur penjualan | no referensi | nomor referensi | no kuitansi pembayaran | nomor faktur pajak | no bukti kas | no bon | nomor bon | no retur | no. nota retur`),
      weak: list('nomor | nombor'),
    },
    issueDate: {
      strong: list(
        'tanggal faktur | tgl faktur | tanggal invoice | tgl invoice | tanggal nota | tanggal terbit | tarikh invois | tanggal dokumen | tanggal penawaran | tanggal cetak faktur | tanggal tagihan | tgl tagihan | tanggal transaksi | tgl transaksi | tanggal bayar kuitansi | tanggal dibuat | tanggal surat jalan | tanggal kwitansi | tanggal pembelian | waktu transaksi | tgl nota | tanggal penjualan | tgl dokumen | tanggal penerbitan | tgl faktur penjualan | tanggal bukti',
      ),
      weak: list('tanggal | tgl | tarikh'),
    },
    dueDate: {
      strong: list(
        'jatuh tempo | tanggal jatuh tempo | tgl jatuh tempo | batas pembayaran | batas waktu pembayaran | tarikh akhir bayaran | tanggal batas pembayaran | batas akhir pembayaran | bayar sebelum | harap dibayar sebelum | tgl tempo | tempo pembayaran | tanggal pelunasan | jatuh tempo pembayaran | batas waktu bayar | tgl jth tempo | jth tempo | jatuh tempo pada | tgl. jt. tempo',
      ),
    },
    deliveryDate: {
      strong: list(
        'tanggal kirim | tanggal pengiriman | tgl kirim | tanggal penyerahan | tarikh penghantaran | tanggal pengantaran | tanggal terima barang | tanggal serah terima | estimasi pengiriman | tanggal diterima | waktu pengiriman | tgl pengiriman | tgl terima',
      ),
    },
    orderNumber: {
      strong: list(
        'nomor pesanan | no pesanan | nomor po | no po | nomor order | no pesanan pembelian | no order | nomor sales order | no so | nomor pemesanan | no pemesanan | kode pesanan | id pesanan | nomor pesanan pembelian | no purchase order | kode booking | no order pembelian | nomor purchase order | po anda | no. sales order | nomor pembelian',
      ),
      weak: list('pesanan'),
    },
    contractNumber: {
      strong: list('nomor kontrak | no kontrak | nomor perjanjian | no polis | nomor polis | nomor spk | no spk | no perjanjian'),
    },
    customerNumber: {
      strong: list(
        'kode pelanggan | nomor pelanggan | id pelanggan | no pelanggan | kode customer | no akaun pelanggan | idpel | no id pelanggan | nomor member | no member | no anggota | kode pembeli | nomor anggota | kode cust | no meter pelanggan | no. rekam medis | no. sambungan',
      ),
    },
    sellerVatId: {
      strong: list(
        'npwp | nomor pokok wajib pajak | npwp penjual | npwp pkp | npwp perusahaan | no npwp | nomor npwp | nppkp | nitku | npwp/nik',
      ),
    },
    buyerVatId: { strong: list('npwp pembeli | npwp pelanggan | nik/paspor | npwp customer') },
    currency: { strong: list('mata uang') },
    lineTotal: { weak: list('subtotal'), strong: folded('total barang | subtotal produk | subtotal pesanan') },
    netTotal: {
      strong: list(
        'dasar pengenaan pajak | dpp | total sebelum pajak | jumlah sebelum pajak | total sebelum ppn | total sebelum pajak ppn | harga jual | jumlah harga jual | jumlah harga jual penggantian | total dpp | jumlah dpp | nilai dpp | subtotal sebelum pajak | total netto | jumlah netto | jumlah neto | total harga jual | harga sebelum ppn | total tanpa ppn',
      ),
      weak: list('subtotal'),
    },
    taxTotal: {
      strong: list(
        'ppn | jumlah ppn | total ppn | pajak pertambahan nilai | total pajak | nilai ppn | pajak ppn | total pajak ppn | pajak restoran | pb1 | pajak daerah | pajak resto | nilai pajak | jumlah pajak',
      ),
      weak: list('pajak | cukai'),
    },
    grossTotal: {
      strong: list(
        'total tagihan | jumlah tagihan | total pembayaran | total bayar | jumlah total | total keseluruhan | total harga | jumlah yang harus dibayar | jumlah besar | total belanja | total penawaran | grand total tagihan | total yang harus dibayar | total termasuk pajak | total setelah pajak | total setelah ppn | total termasuk ppn | jumlah pembayaran | jumlah bayar | total jumlah | nilai total | total faktur | jumlah keseluruhan | nilai faktur | total transaksi | total akhir | total nota | total pesanan | jumlah dibayar | total tagihan anda | nilai kontrak | total pembelian | uang sejumlah | total biaya | total rupiah | nilai tagihan | total jual',
      ),
      weak: list('jumlah'),
    },
    paid: {
      weak: list('dp'),
      strong: list(
        'sudah dibayar | uang muka | telah dibayar | dibayar | pembayaran diterima | panjar | jumlah terbayar | uang muka diterima | total dibayar | sudah bayar | telah bayar | titipan | terbayar',
      ),
    },
    amountDue: {
      strong: list(
        'sisa tagihan | sisa pembayaran | sisa bayar | kekurangan pembayaran | baki | sisa | sisa yang harus dibayar | kurang bayar | sisa hutang | sisa piutang | jumlah terutang | tagihan tersisa | sisa tagihan yang harus dibayar | kekurangan | total terutang',
      ),
    },
    sellerName: {
      strong: list(
        'penjual | pemasok | pengusaha kena pajak | nama penjual | nama pkp | dari perusahaan | nama penyedia | penyedia | nama toko | nama supplier | vendor penjual | pihak penjual | dijual oleh | nama perusahaan penjual | pemberi sewa',
      ),
      weak: list('pengirim'),
    },
    buyerName: {
      strong: list(
        'pembeli | nama pasien | tuan toko | pelanggan | ditagihkan kepada | nama pelanggan | tagihan kepada | nama pembeli | sudah terima dari | nama pembeli barang kena pajak | pembeli barang kena pajak | tagihan untuk | telah terima dari | telah diterima dari | diterima dari | nama konsumen | konsumen | nama penerima | pemesan | nama pemesan | penyewa | pihak pembeli | nama customer | dijual kepada | nama wajib pajak | tertanggung | pemegang polis | nama anggota',
      ),
      weak: list('kepada | kepada yth | ditujukan kepada | penerima | pasien | yth | dibayar oleh'),
    },
    shipTo: {
      strong: list(
        'alamat pengiriman | dikirim ke | kirim ke | alamat kirim | tujuan pengiriman | alamat tujuan | dikirim kepada | lokasi pengiriman | alamat penerima | tujuan kirim',
      ),
    },
    period: {
      strong: list(
        'periode | periode tagihan | periode transaksi | masa pajak | bulan tagihan | periode laporan | periode pemakaian | masa sewa | periode rekening',
      ),
    },
    openingBalance: {
      weak: folded('saldo per | saldo per tanggal | saldo tanggal | saldo pada tanggal | saldo kas per'),
      strong: list(
        'saldo awal | saldo sebelumnya | saldo lalu | saldo awal bulan | saldo bulan lalu | tagihan bulan lalu | saldo awal periode',
      ),
    },
    closingBalance: {
      weak: folded('saldo per | saldo per tanggal | saldo tanggal | saldo pada tanggal | saldo kas per'),
      strong: list('saldo akhir | saldo sekarang | saldo saat ini | saldo akhir bulan | total saldo | saldo akhir periode'),
    },
    accountNumber: {
      strong: list(
        'no kartu | nomor rekening | no rekening | no rek | nomor akun | no rekening bank | nomor rekening bank | rek no | nomor kartu',
      ),
      weak: list('rekening'),
    },
    accountHolder: {
      strong: list(
        'nama pemilik rekening | atas nama | pemilik rekening | nama nasabah | a n rekening | nama rekening | nama pemilik | nama penerima transfer',
      ),
    },
    paymentTerms: {
      strong: list(
        'syarat pembayaran | cara pembayaran | metode pembayaran | syarat bayar | cara bayar | metode bayar | jenis pembayaran | termin pembayaran | termin',
      ),
    },
    phone: { strong: list('telepon | telp | hp | no telepon | nomor telepon | no telp | no hp | nomor hp | tlp') },
    discountTotal: {
      strong: list(
        'diskon | potongan | potongan harga | total diskon | potongan diskon | jumlah potongan | dikurangi potongan harga | total potongan | dikurangi potongan',
      ),
    },
    chargeTotal: {
      strong: list(
        'ongkos kirim | biaya kirim | biaya pengiriman | ongkir | biaya pengantaran | biaya admin | biaya administrasi | biaya layanan | jasa pengiriman | total ongkos kirim',
      ),
    },
    cashTendered: {
      strong: list(
        'tunai | uang tunai | uang diterima | bayar tunai | uang bayar | uang pelanggan | kartu debit | kartu kredit | qris | gopay | kartu | tunai rp',
      ),
    },
    change: { strong: list('kembali | kembalian | uang kembali | uang kembalian') },
    page: { strong: list('halaman | hal') },
    sellerRegistrationNumber: { weak: folded('nib'), strong: folded('nomor induk berusaha | siup | no. siup') },
    bankName: { strong: folded('nama bank | bank tujuan | bank penerima') },
    branchCode: { strong: folded('kode cabang | kode bank') },
    orderDate: { strong: folded('tanggal pesanan | tgl pesan | tanggal order | tanggal pemesanan | tgl order | tanggal po') },
    contractDate: { strong: folded('tanggal kontrak | tanggal perjanjian') },
    contact: { strong: folded('kontak | narahubung | tenaga penjual | nama sales') },
    accountExecutive: { strong: folded('kasir | nama kasir | pramuniaga') },
    email: { strong: folded('surel | alamat surel') },
    fax: { strong: folded('faksimile | faks') },
    website: { strong: folded('situs web | laman') },
    roundingAmount: { strong: folded('pembulatan') },
    withholdingTax: { strong: folded('pph | pph 23 | pph 21 | pajak penghasilan | pph pasal 23 | potongan pph') },
    totalQuantity: { strong: folded('total qty | jumlah item | total kuantitas | total item | jumlah barang total') },
    deliveryNoteNumber: { strong: folded('no resi | nomor resi | no do | nomor do | no pengiriman | no. delivery order') },
  },
  titles: {
    Letter: list('surat peringatan | surat edaran | surat pemberitahuan | peringatan pembayaran'),
    'Credit Note': list('nota kredit | nota retur | nota retur penjualan | retur penjualan | nota pembatalan | nota retur pembelian'),
    Invoice: list(
      'nota tagihan | rekening listrik | tagihan listrik | tagihan air | faktur komersial | proforma invoice | bil elektrik | bil air | invois cukai | faktur | faktur pajak | faktur penjualan | invois | tagihan | faktur tagihan | surat tagihan | faktur pajak standar | invoice tagihan | faktur pajak keluaran | nota debet | tagihan listrik pln | surat penagihan | faktur proforma | faktur jual | tagihan internet | tagihan telepon | faktur elektronik | lembar tagihan',
    ),
    Receipt: list(
      'bukti setoran | nota penjualan | bukti kas masuk | resit rasmi | resit bayaran | tanda terima pembayaran | kwitansi pembayaran | kwitansi | struk | bukti pembayaran | resit | kuitansi | nota kontan | bukti transaksi | kwitansi pembelian | struk belanja | struk pembayaran | bukti pembelian | bukti bayar | bukti penerimaan kas | kuitansi pembayaran | struk pembelian | bukti penerimaan uang | nota pembelian | tanda terima uang | kwitansi resmi | bukti pembayaran pajak | tanda terima',
    ),
    'Bank Statement': list(
      'laporan mutasi | rekening tabungan | buku tabungan | rekening koran | mutasi rekening | laporan rekening | penyata akaun | penyata bank | laporan transaksi | riwayat transaksi | laporan rekening koran | mutasi rekening koran | tagihan kartu kredit | lembar tagihan kartu kredit | laporan konsolidasi | laporan mutasi rekening',
    ),
    'Purchase Order': list(
      ' surat perintah kerja | pesanan tempatan | formulir pemesanan | pesanan pembelian | surat pesanan | order pembelian | surat order | pesanan belian | konfirmasi pesanan | order barang | surat pemesanan barang | surat pesanan barang | formulir pesanan | surat perintah pembelian | surat pemesanan',
    ),
    Quote: list(
      'rencana anggaran biaya | surat penawaran harga | daftar penawaran | penawaran | surat penawaran | penawaran harga | sebut harga | estimasi biaya | sebutharga | penawaran jasa | rincian anggaran biaya | surat penawaran kerja sama | proposal penawaran | estimasi harga',
    ),
    'Delivery Note': list(
      'delivery order | bukti serah terima | berita acara serah terima | bukti barang keluar | bukti barang masuk | surat pengantar | surat pengantar barang | nota pengiriman | surat muatan | tanda terima barang masuk | nota timbang | tiket timbang | surat jalan | tanda terima barang | nota penghantaran | bukti pengiriman | nota hantaran | surat pengiriman barang | daftar muatan | nota barang | berita acara penerimaan barang | daftar kemasan | bukti terima barang | surat pengiriman | bukti pengeluaran barang | bukti penerimaan barang',
    ),
    'Price List': list(
      ' pricelist | daftar biaya | rincian biaya | biaya sekolah | kadar bayaran | daftar menu | daftar harga | senarai harga | daftar tarif | daftar harga produk | harga barang | tarif layanan | daftar harga barang',
    ),
    Report: list(
      'laporan bulanan | laporan hasil uji | hasil laboratorium klinik | rapor | laporan hasil pemeriksaan | berita acara | notulen | notulen rapat | sertifikat analisis | laporan harian | neraca | laporan laba rugi | minit mesyuarat | laporan | hasil pemeriksaan | hasil laboratorium | laporan keuangan | laporan tahunan | hasil pengujian | laporan penjualan | laporan kegiatan | laporan arus kas | laporan hasil pengujian | laporan posisi keuangan | sertifikat hasil uji',
    ),
    Form: list(
      'daftar hadir | formulir pengaduan | surat kuasa | lembar kerja | borang permohonan | borang pendaftaran | surat pernyataan | surat permohonan | formulir | borang | formulir pendaftaran | permohonan | formulir permohonan | surat izin | formulir klaim | lembar persetujuan | surat tugas | formulir cuti | formulir pengajuan',
    ),
    Other: list(
      'slip gaji | perjanjian sewa | resep | surat perjanjian | polis asuransi | slip upah | perjanjian kerja | surat perjanjian sewa | polis | resep dokter | perjanjian kerja sama',
    ),
    Table: list(
      ' jadwal pelajaran | stok barang | kartu stok | jadwal kereta | hasil pertandingan | klasemen | jadual waktu | senarai stok | stock opname | jadwal | jadual | daftar barang | daftar inventaris',
    ),
  },
  totals: list(
    'jumlah | total | subtotal | ppn | total tagihan | dpp | total bayar | jumlah total | total harga | total pembayaran | diskon | potongan | uang muka | sisa | saldo awal | saldo akhir | total penjualan | kembali | kembalian | tunai | jumlah dipindahkan | harga jual | dasar pengenaan pajak | total belanja | pembulatan | jumlah harga | dikurangi',
  ),
  columns: {
    articleNumber: list('kode barang | kode produk | kode | kode item | kode brg | no barang | kode material | kode obat | nomor barang'),
    description: list(
      'nama barang | keterangan | uraian | deskripsi | barang | nama produk | butiran | perkara | nama barang jasa | uraian pekerjaan | nama barang kena pajak jasa kena pajak | nama item | nama jasa | jenis barang | nama material | uraian barang | rincian | pekerjaan | nama menu | keterangan transaksi | deskripsi barang | nama obat | jenis pekerjaan | jenis pemeriksaan | uraian transaksi | jenis layanan | nama barang dan spesifikasi | macam barang | spesifikasi barang | rincian transaksi | layanan',
    ),
    quantity: list(
      'jumlah barang | kuantitas | banyaknya | kuantiti | banyak | jml | volume | jumlah unit | jumlah pesanan | berat | jumlah jam | jumlah kirim | qty kirim | kuantum | stok | pemakaian',
    ),
    unit: list('satuan | unit | sat | satuan barang'),
    unitPrice: list(
      'harga satuan | harga | harga seunit | tarif | harga per unit | harga sat | harga jual | harga satuan rp | hrg satuan | harga per satuan | harga rp | harga normal | harga unit | hrg sat',
    ),
    discount: list('diskon | potongan | diskon % | potongan harga'),
    lineTotal: list(
      'jumlah harga | jumlah rp | total harga | jumlah | total rp | nilai | jumlah harga rp | sub total rp | total harga rp | nominal | jumlah total | harga total | jumlah uang | harga jual penggantian uang muka termin | jumlah bayar | total jumlah',
    ),
    date: list('tanggal | tgl | tarikh | tgl transaksi | tanggal transaksi | tgl trans | tanggal valuta | tanggal efektif'),
    balance: list('saldo | baki | sisa saldo | saldo rp'),
    position: folded('no urut | nomor urut'),
    taxRate: folded('tarif pajak | tarif ppn | ppn %'),
    taxAmount: folded('ppn | ppn rp | nilai ppn | jumlah pajak'),
    debit: folded('pengeluaran | penarikan | mutasi debet | debet | keluar'),
    credit: folded('pemasukan | setoran | mutasi kredit | kredit | masuk | penerimaan'),
  },
  leadingLegalForms: list(
    'pt | cv | ud | perum | toko | koperasi | yayasan | firma | rumah sakit | apotek | bengkel | rumah makan | warung | klinik | universitas',
  ),
  titlesOfPersons: folded('bapak | ibu | bpk'),
  signing: folded('tanda tangan'),
  salutations: list('kepada yth | yth | kepada | bapak | ibu'),
  streets: list('jalan | jl | jln | kelurahan | kecamatan | kota | blok'),
  contacts: list('telp | npwp | telepon'),
  copyMarks: list('asli | salinan | tembusan | untuk pembeli | lembar pembeli | lembar 1 | salin'),
  tillWords: folded('kasir | meja | pelayan | bungkus | makan di tempat'),
  carried: folded('saldo pindahan | jumlah dipindahkan | pindahan | dipindahkan | saldo pindah | jumlah pindahan'),
  payments: folded(
    'tunai | kembali | kembalian | kartu kredit | kartu debit | total item | diskon | pembulatan | harga jual | bayar tunai | anda hemat | hemat',
  ),
  units: folded(
    'buah | lembar | dus | botol | bungkus | karung | bh | lbr | ekor | batang | btg | hari | bulan | kali | orang | kotak | gelas | porsi | malam | rim | lusin | sak | roll | ikat',
  ),
  greetings: folded('dengan hormat | yang terhormat | salam hormat'),
  yourWords: folded('anda | rekening anda'),
  periodJoiners: list('sampai | s/d | s.d.'),
  periodWords: folded('periode | sampai dengan'),
  remarks: folded('catatan | keterangan tambahan | perhatian | sumber'),
  captions: folded('tabel | gambar | grafik'),
  notes: folded('catatan | sumber'),
  legalForms: folded('tbk | persero'),
  countries: folded('indonesia'),
  bankWords: folded('rekening | no rek | cabang | atas nama'),
  confirmationMarks: folded('konfirmasi'),
  creditMarks: folded('nota kredit'),
  invoiceMarks: folded('faktur | tagihan'),
  netWords: folded('sebelum pajak'),
  grossWords: folded('termasuk pajak | setelah pajak'),
  labelFillers: folded('rupiah | rp | idr'),
  currencyUnitFirst: true,
};
