import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Vietnamese. */
export const VIETNAMESE: LanguageLexicon = {
  code: 'vi',
  smallWords: list(
    'và | của | cho | không | được | các | công ty | ngày | số | tiền | hàng | đơn giá | địa chỉ | điện thoại | khách | thuế | giá | theo',
  ),
  numberWords: folded('số'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'số hóa đơn | hóa đơn số | số hđ | số phiếu | phiếu số | số chứng từ | số báo giá | báo giá số | số biên lai | số phiếu xuất kho | mã hóa đơn',
      ),
      weak: folded('mã phiếu'),
    },
    issueDate: {
      strong: folded(
        'ngày lập | ngày hóa đơn | ngày lập hóa đơn | ngày xuất hóa đơn | ngày phát hành | ngày báo giá | ngày chứng từ | ngày in sao kê',
      ),
      weak: folded('ngày'),
    },
    dueDate: { strong: folded('hạn thanh toán | ngày đến hạn | thời hạn thanh toán | hạn chót thanh toán | ngày hết hạn thanh toán') },
    deliveryDate: { strong: folded('ngày giao hàng | ngày giao | ngày xuất kho | thời gian giao hàng') },
    orderNumber: { strong: folded('số đơn hàng | đơn hàng số | số đơn đặt hàng | mã đơn hàng | số po'), weak: folded('đơn hàng') },
    contractNumber: { strong: folded('số hợp đồng | hợp đồng số | mã hợp đồng'), weak: folded('hợp đồng') },
    customerNumber: { strong: folded('mã khách hàng | mã số khách hàng | mã kh | số khách hàng') },
    sellerVatId: { strong: folded('mã số thuế | mst | mã số doanh nghiệp | mã số thuế người bán') },
    buyerVatId: { strong: folded('mã số thuế người mua | mst người mua') },
    currency: { strong: folded('đồng tiền thanh toán | loại tiền | đơn vị tiền tệ') },
    lineTotal: { strong: folded('cộng tiền hàng hóa'), weak: folded('tạm tính') },
    netTotal: {
      strong: folded(
        'cộng tiền hàng | tổng tiền trước thuế | tổng cộng trước thuế | thành tiền trước thuế | tổng tiền chưa thuế | tổng tiền hàng',
      ),
      weak: folded('tạm tính | cộng'),
    },
    taxTotal: {
      strong: folded('tiền thuế gtgt | thuế gtgt | tiền thuế | tổng tiền thuế | thuế vat | thuế giá trị gia tăng | tiền thuế vat'),
    },
    grossTotal: {
      strong: folded(
        'tổng cộng tiền thanh toán | tổng tiền thanh toán | tổng thanh toán | tổng cộng | tổng giá trị | tổng cộng sau thuế | tổng tiền | số tiền thanh toán | tổng giá trị đơn hàng | thành tiền sau thuế',
      ),
      weak: folded('tổng | thành tiền'),
    },
    paid: { strong: folded('đã thanh toán | đã trả | tạm ứng | đặt cọc | đã đặt cọc | tiền cọc') },
    amountDue: { strong: folded('còn lại | còn phải trả | số tiền còn lại | số tiền phải thanh toán | còn phải thanh toán') },
    sellerName: {
      strong: folded(
        'đơn vị bán hàng | tên đơn vị bán hàng | tên người bán | bên cung cấp | công ty bán | người bán | bên bán | nhà cung cấp | tên đơn vị bán | đơn vị bán',
      ),
    },
    buyerName: {
      strong: folded(
        'khách hàng | tên khách hàng | người mua | bên mua | tên đơn vị | kính gửi | đơn vị mua hàng | họ tên người mua hàng | người mua hàng | tên người mua',
      ),
      weak: folded('người nhận | người nộp tiền'),
    },
    shipTo: { strong: folded('địa chỉ giao hàng | nơi giao hàng | giao đến | địa điểm giao hàng') },
    period: { strong: folded('kỳ | kỳ thanh toán | kỳ hóa đơn | kỳ sao kê'), weak: folded('từ ngày') },
    periodFrom: { strong: folded('từ ngày') },
    periodTo: { strong: folded('đến ngày') },
    openingBalance: { strong: folded('số dư đầu kỳ | số dư đầu') },
    closingBalance: { strong: folded('số dư cuối kỳ | số dư cuối') },
    accountNumber: { strong: folded('số tài khoản | tài khoản số | stk'), weak: folded('tài khoản') },
    accountHolder: { strong: folded('chủ tài khoản | tên tài khoản | tên chủ tài khoản') },
    paymentTerms: { strong: folded('hình thức thanh toán | điều khoản thanh toán | phương thức thanh toán') },
    phone: { strong: folded('điện thoại | số điện thoại') },
    bankName: { strong: folded('ngân hàng | tại ngân hàng') },
    contact: { strong: folded('người liên hệ | nhân viên kinh doanh | người lập') },
    discountTotal: { strong: folded('chiết khấu | giảm giá | tổng chiết khấu') },
    chargeTotal: { strong: folded('phí vận chuyển | phí giao hàng | phí ship') },
    cashTendered: { strong: folded('tiền khách đưa | khách đưa | tiền mặt') },
    change: { strong: folded('tiền thừa | trả lại khách | tiền thối lại') },
    page: { strong: folded('trang') },
  },
  titles: {
    'Credit Note': folded('hóa đơn điều chỉnh giảm | phiếu trả hàng | giấy báo có'),
    Invoice: folded(
      'hóa đơn dịch vụ | hóa đơn tiền nước | thông báo thu phí | thông báo học phí | thông báo nộp tiền | giấy báo tiền nước | hóa đơn thương mại | hóa đơn chiếu lệ | hóa đơn | hóa đơn giá trị gia tăng | hóa đơn gtgt | hóa đơn bán hàng | hóa đơn điện tử | phiếu thanh toán | giấy đề nghị thanh toán | thông báo tiền điện | hóa đơn tiền điện',
    ),
    Receipt: folded(
      'phiếu chi | hóa đơn thanh toán | phiếu bán hàng | biên nhận | giấy biên nhận | biên lai học phí | biên lai | phiếu thu | hóa đơn bán lẻ | phiếu tính tiền | hóa đơn tính tiền | phiếu thanh toán tiền | biên lai thu tiền',
    ),
    'Bank Statement': folded('sao kê | sao kê tài khoản | sổ phụ | sổ phụ ngân hàng | bảng sao kê tài khoản | sao kê giao dịch'),
    'Purchase Order': folded('đơn đặt hàng | đơn hàng | phiếu đặt hàng | đơn mua hàng | xác nhận đơn hàng'),
    Quote: folded(
      ' dự toán chi phí | bảng báo giá sản phẩm | chào giá | báo giá | bảng báo giá | thư báo giá | bảng chào giá | bảng dự toán',
    ),
    'Delivery Note': folded(
      'biên bản nghiệm thu | phiếu xuất hàng | phiếu vận chuyển | phiếu đóng gói | lệnh giao hàng | phiếu cân | biên bản giao nhận | biên bản giao nhận hàng hóa | phiếu giao hàng | phiếu xuất kho | biên bản giao hàng | phiếu xuất | vận đơn | biên bản bàn giao | phiếu nhập kho',
    ),
    'Price List': folded('bảng giá | bảng giá dịch vụ | thực đơn | bảng giá niêm yết'),
    Report: folded(
      'biên bản | biên bản họp | bảng điểm | phiếu xét nghiệm | kết quả kiểm nghiệm | báo cáo tháng | báo cáo kết quả | phiếu kiểm nghiệm | báo cáo | phiếu kết quả xét nghiệm | kết quả xét nghiệm | báo cáo tài chính | bảng cân đối kế toán | kết quả thử nghiệm',
    ),
    Form: folded(
      'phiếu khảo sát | giấy ủy quyền | danh sách điểm danh | phiếu yêu cầu | mẫu đơn | đơn đề nghị | phiếu thông tin | đơn đăng ký | tờ khai | phiếu đăng ký | đơn xin | bảng chấm công | giấy đề nghị',
    ),
    Other: folded('phiếu lương | bảng lương | hợp đồng | đơn thuốc | toa thuốc | hợp đồng thuê nhà'),
    Table: folded(
      'bảng xếp hạng |  lịch thi đấu | bảng kê hàng tồn kho | thẻ kho |  lịch trình | thời khóa biểu | bảng kê | danh sách | lịch chạy tàu',
    ),
  },
  totals: folded('cộng | tổng cộng | cộng tiền hàng | thuế gtgt | tổng tiền | tổng'),
  columns: {
    position: folded('stt'),
    articleNumber: folded('mã hàng | mã sp | mã sản phẩm | mã số | mã vật tư'),
    description: folded(
      'tên hàng hóa dịch vụ | tên hàng | diễn giải | nội dung | tên sản phẩm | hạng mục | mô tả | tên hàng hóa | tên món | quy cách | nội dung giao dịch',
    ),
    quantity: folded('số lượng | khối lượng'),
    unit: folded('đơn vị tính | đvt | đơn vị'),
    unitPrice: folded('đơn giá | giá bán | giá'),
    discount: folded('chiết khấu'),
    taxRate: folded('thuế suất'),
    taxAmount: folded('tiền thuế'),
    lineTotal: folded('thành tiền | số tiền'),
    date: folded('ngày | ngày giao dịch'),
    debit: folded('ghi nợ | phát sinh nợ'),
    credit: folded('ghi có | phát sinh có'),
    balance: folded('số dư'),
  },
  salutations: folded('kính gửi | ông | bà'),
  leadingLegalForms: folded('công ty | công ty tnhh | công ty cổ phần | doanh nghiệp | hợp tác xã | cty'),
  streets: folded('đường | phố | quận | phường | huyện | xã | ngõ | thành phố'),
  contacts: folded('điện thoại | hotline | mã số thuế | mst'),
  bankWords: folded('ngân hàng'),
  copyMarks: folded(
    'bản gốc | bản sao | liên 1 | liên 2 | liên 3 | liên 2 giao cho người mua | liên 1 lưu | bản thể hiện của hóa đơn điện tử | bản chuyển đổi | liên 2 giao khách hàng',
  ),
  tillWords: folded('thu ngân | bàn | nhân viên phục vụ | giờ vào | giờ ra'),
};
