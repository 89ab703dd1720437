import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Vietnamese. */
export const VIETNAMESE: LanguageLexicon = {
  code: 'vi',
  latinModel: 'vie',
  letters: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹàáãèéìíòóõùúý',
  otherLetters: 'ĩũ',
  smallWords: list(
    'và | của | cho | không | được | các | công ty | ngày | số | tiền | hàng | đơn giá | địa chỉ | điện thoại | khách | thuế | giá | theo',
  ),
  dates: { dateForms: list('D tháng M năm Y') },
  numberWords: folded('số'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'số hóa đơn | hóa đơn số | số hđ | số phiếu | phiếu số | số chứng từ | số báo giá | báo giá số | số biên lai | số phiếu xuất kho | mã hóa đơn | số hóa đơn gtgt | ký hiệu số hóa đơn | số phiếu thu | số phiếu giao hàng | số phiếu nhập kho | số phiếu chi | mã báo giá | mã chứng từ | số ct | số hđơn | mã tra cứu hóa đơn | số phiếu bán hàng | mã hđ | hóa đơn số hđ | số lệnh giao hàng | số tờ khai | số vận đơn | biên lai số | phiếu thu số | mã số hóa đơn',
      ),
      weak: folded('mã phiếu'),
    },
    issueDate: {
      strong: folded(
        'ngày lập | ngày hóa đơn | ngày lập hóa đơn | ngày xuất hóa đơn | ngày phát hành | ngày báo giá | ngày chứng từ | ngày in sao kê | ngày lập phiếu | ngày bán | ngày bán hàng | ngày ký | ngày đặt hàng | ngày thu tiền | ngày lập báo giá | ngày in | ngày ct | ngày tạo đơn | thời gian lập | ngày giờ bán | ngày hđ | ngày tạo | ngày lập chứng từ',
      ),
      weak: folded('ngày | ngày tháng | ngày tháng năm'),
    },
    dueDate: {
      strong: folded(
        'hạn thanh toán | ngày đến hạn | thời hạn thanh toán | hạn chót thanh toán | ngày hết hạn thanh toán | ngày thanh toán | thanh toán trước ngày | ngày phải thanh toán | hạn nộp tiền | thời hạn nộp | ngày đáo hạn | hạn trả | hạn cuối thanh toán | hạn nộp | thanh toán trước | đến hạn thanh toán | hạn chót nộp tiền',
      ),
      weak: folded('đến hạn'),
    },
    deliveryDate: {
      strong: folded(
        'ngày giao hàng | ngày giao | ngày xuất kho | thời gian giao hàng | ngày nhận hàng | ngày giao hàng dự kiến | thời hạn giao hàng | ngày xuất hàng | ngày vận chuyển | ngày giao dự kiến | thời gian giao',
      ),
    },
    orderNumber: {
      strong: folded(
        'số đơn hàng | đơn hàng số | số đơn đặt hàng | mã đơn hàng | số po | mã đơn đặt hàng | đơn đặt hàng số | số đh | mã đơn | mã đặt hàng | po số | số đơn mua hàng | số đđh | đơn mua hàng số | số đặt hàng',
      ),
      weak: folded('đơn hàng'),
    },
    contractNumber: {
      strong: folded('số hợp đồng | hợp đồng số | mã hợp đồng | hợp đồng kinh tế số | số hđ kinh tế | căn cứ hợp đồng số | số hđbh'),
      weak: folded('hợp đồng'),
    },
    customerNumber: {
      strong: folded(
        'mã khách hàng | mã số khách hàng | mã kh | số khách hàng | mã khách | mã hội viên | mã thuê bao | mã thành viên | số danh bộ | danh bộ | mã danh bộ | mã bệnh nhân',
      ),
    },
    sellerVatId: {
      strong: folded(
        'mã số thuế | mst | mã số doanh nghiệp | mã số thuế người bán | mã số thuế đơn vị bán | mst người bán | mst đơn vị bán | mã số thuế bên bán',
      ),
    },
    buyerVatId: {
      strong: folded(
        'mã số thuế người mua | mst người mua | mã số thuế khách hàng | mst khách hàng | mã số thuế bên mua | mã số thuế đơn vị mua | mst bên mua',
      ),
    },
    currency: { strong: folded('đồng tiền thanh toán | loại tiền | đơn vị tiền tệ | đơn vị tiền | đồng tiền | tiền tệ') },
    lineTotal: { strong: folded('cộng tiền hàng hóa'), weak: folded('tạm tính') },
    netTotal: {
      strong: folded(
        'cộng tiền hàng | tổng tiền trước thuế | tổng cộng trước thuế | thành tiền trước thuế | tổng tiền chưa thuế | tổng tiền hàng | tổng tiền chưa có thuế | tổng tiền hàng chưa thuế | cộng tiền hàng chưa thuế | tổng giá trị trước thuế | tiền hàng | tổng tiền chưa vat | cộng thành tiền | giá trị trước thuế | tổng trước thuế | tiền trước thuế | tổng chưa thuế | tổng tiền chưa bao gồm thuế | cộng tiền dịch vụ | tổng chưa vat | tổng tiền chưa thuế gtgt | thành tiền chưa thuế gtgt | giá trị chưa thuế | tổng cộng chưa thuế | tổng tiền chưa có thuế gtgt',
      ),
      weak: folded('tạm tính | cộng'),
    },
    taxTotal: {
      strong: folded(
        'tiền thuế gtgt | thuế gtgt | tiền thuế | tổng tiền thuế | thuế vat | thuế giá trị gia tăng | tiền thuế vat | tổng tiền thuế gtgt | tổng thuế | cộng tiền thuế gtgt | tiền thuế giá trị gia tăng | tổng thuế gtgt | cộng tiền thuế',
      ),
    },
    grossTotal: {
      strong: folded(
        'tổng cộng tiền thanh toán | tổng tiền thanh toán | tổng thanh toán | tổng cộng | tổng giá trị | tổng cộng sau thuế | tổng tiền | số tiền thanh toán | tổng giá trị đơn hàng | thành tiền sau thuế | tổng số tiền | tổng cộng thanh toán | tổng tiền phải thanh toán | tổng giá trị thanh toán | tổng số tiền thanh toán | cộng tiền thanh toán | tổng tiền sau thuế | tổng giá trị sau thuế | tổng giá trị hợp đồng | tổng cộng đã bao gồm thuế | tổng hóa đơn | tổng bill | tổng tiền đã bao gồm thuế | tổng thành tiền | tổng tiền đơn hàng | tổng số tiền phải trả | tổng giá trị báo giá | tổng cộng tiền | tổng cộng có thuế | tổng tiền bằng số | tổng đã có thuế',
      ),
      weak: folded('tổng | thành tiền'),
    },
    paid: {
      strong: folded(
        'đã thanh toán | đã trả | tạm ứng | đặt cọc | đã đặt cọc | tiền cọc | khách đã trả | đã thu | đã tạm ứng | số tiền đã thanh toán | số tiền đã trả | tiền tạm ứng | tiền đặt cọc | đã nộp',
      ),
    },
    amountDue: {
      strong: folded(
        'còn lại | còn phải trả | số tiền còn lại | số tiền phải thanh toán | còn phải thanh toán | còn nợ | tổng nợ | số tiền còn phải thanh toán | phải thanh toán | số tiền phải trả | khách phải trả | khách cần trả | tổng phải trả | số tiền còn nợ | cần thanh toán | số tiền cần thanh toán | phải trả | tiền phải trả',
      ),
    },
    sellerName: {
      strong: folded(
        'đơn vị bán hàng | tên đơn vị bán hàng | tên người bán | bên cung cấp | công ty bán | người bán | bên bán | nhà cung cấp | tên đơn vị bán | đơn vị bán | nhà phân phối | đơn vị cung cấp | tên nhà cung cấp | đơn vị phát hành | bên giao | người giao | bên nhận thầu | đơn vị thi công | cửa hàng | đơn vị giao hàng | bên cho thuê',
      ),
    },
    buyerName: {
      strong: folded(
        'khách hàng | tên khách hàng | người mua | bên mua | tên đơn vị | đơn vị mua hàng | người mua hàng | tên người mua | tên đơn vị mua | tên công ty mua | người nhận hàng | bên nhận | đơn vị nhận | khách mua | tên kh | họ và tên khách hàng | họ tên khách hàng | đơn vị mua | bên a | họ tên người nộp tiền | chủ hộ | đơn vị nhận hàng | bên thuê | họ tên bệnh nhân | họ và tên người nộp tiền | bên được bảo hiểm | người được bảo hiểm | người thuê',
      ),
      weak: folded('họ tên người mua hàng | họ và tên người mua hàng | kính gửi | người nhận | người nộp tiền'),
    },
    shipTo: {
      strong: folded(
        'địa chỉ giao hàng | nơi giao hàng | giao đến | địa điểm giao hàng | địa điểm giao | nơi nhận hàng | nơi nhận | địa điểm nhận hàng | giao tại | địa chỉ nhận hàng | nhập tại kho',
      ),
    },
    period: {
      strong: folded(
        'kỳ | kỳ thanh toán | kỳ hóa đơn | kỳ sao kê | kỳ cước | kỳ tính cước | thời gian sử dụng | giai đoạn | thời gian sao kê | kỳ báo cáo | tháng cước | kỳ tính thuế',
      ),
      weak: folded('từ ngày'),
    },
    periodFrom: { strong: folded('từ ngày | ngày bắt đầu') },
    periodTo: { strong: folded('đến ngày | ngày kết thúc') },
    openingBalance: {
      weak: folded('số dư ngày | số dư tại ngày | số dư đến ngày | tồn quỹ ngày | dư nợ ngày | dư nợ đến ngày'),
      strong: folded(
        'số dư đầu kỳ | số dư đầu | nợ cũ | nợ kỳ trước | dư đầu kỳ | số dư trước | nợ trước | nợ đầu kỳ | số dư ban đầu | số dư kỳ trước',
      ),
    },
    closingBalance: {
      weak: folded('số dư ngày | số dư tại ngày | số dư đến ngày | tồn quỹ ngày | dư nợ ngày | dư nợ đến ngày'),
      strong: folded('số dư cuối kỳ | số dư cuối | dư cuối kỳ | số dư hiện tại | nợ cuối kỳ | số dư khả dụng'),
    },
    accountNumber: {
      strong: folded('số tài khoản | tài khoản số | stk | số tk | số tài khoản ngân hàng | tk số | stk ngân hàng | số thẻ'),
      weak: folded('tài khoản | tài khoản ngân hàng'),
    },
    accountHolder: {
      strong: folded(
        'chủ tài khoản | tên tài khoản | tên chủ tài khoản | tên người thụ hưởng | người thụ hưởng | đơn vị thụ hưởng | chủ tk | chủ thẻ',
      ),
    },
    paymentTerms: {
      strong: folded(
        'hình thức thanh toán | điều khoản thanh toán | phương thức thanh toán | điều kiện thanh toán | phương thức tt | httt | thanh toán bằng | hình thức tt | cách thức thanh toán',
      ),
    },
    phone: { strong: folded('điện thoại | số điện thoại | đt | sđt | di động | điện thoại di động') },
    bankName: { strong: folded('ngân hàng | tại ngân hàng | tên ngân hàng | mở tại ngân hàng | ngân hàng thụ hưởng') },
    contact: {
      strong: folded(
        'người liên hệ | nhân viên kinh doanh | người lập | liên hệ | người phụ trách | người đại diện | đại diện | nhân viên bán hàng | phụ trách | nvbh',
      ),
    },
    discountTotal: {
      strong: folded(
        'chiết khấu | giảm giá | tổng chiết khấu | tiền chiết khấu | tiền giảm giá | khuyến mãi | chiết khấu thương mại | tổng giảm giá | tổng khuyến mãi',
      ),
    },
    chargeTotal: {
      strong: folded(
        'phí vận chuyển | phí giao hàng | phí ship | cước vận chuyển | phí dịch vụ | chi phí vận chuyển | phụ phí | tiền vận chuyển',
      ),
    },
    cashTendered: {
      strong: folded(
        'tiền khách đưa | khách đưa | tiền mặt | tiền nhận | tiền khách trả | khách thanh toán | tiền mặt nhận | thanh toán thẻ | tiền khách đưa vnd',
      ),
    },
    change: {
      strong: folded('tiền thừa | trả lại khách | tiền thối lại | tiền trả lại | tiền thối | trả lại tiền thừa | tiền thừa trả khách'),
    },
    page: { strong: folded('trang') },
    sellerRegistrationNumber: {
      strong: folded('số đăng ký kinh doanh | giấy phép kinh doanh số | số đkkd | giấy chứng nhận đkkd | giấy cnđkkd số'),
    },
    shipFrom: { strong: folded('nơi gửi hàng | xuất tại kho | kho xuất') },
    branchCode: { strong: folded('chi nhánh ngân hàng | mã chi nhánh') },
    orderDate: { strong: folded('ngày đơn hàng | ngày đặt | ngày po') },
    contractDate: { strong: folded('ngày hợp đồng | ngày ký hợp đồng') },
    email: { strong: folded('thư điện tử') },
    fax: { strong: folded('số fax') },
    accountExecutive: { strong: folded('thu ngân | nhân viên thu ngân | người thu tiền | nv thu ngân') },
    roundingAmount: { strong: folded('làm tròn | tiền làm tròn') },
    withholdingTax: { strong: folded('thuế khấu trừ | thuế tncn | thuế thu nhập cá nhân') },
    totalQuantity: { strong: folded('tổng số lượng | tổng sl | tổng số mặt hàng') },
    deliveryNoteNumber: { strong: folded('mã vận đơn | phiếu giao hàng số | phiếu xuất kho số') },
    associatedInvoiceNumber: { strong: folded('hóa đơn gốc số | thay thế cho hóa đơn số') },
  },
  titles: {
    'Credit Note': folded('hóa đơn điều chỉnh giảm | phiếu trả hàng | giấy báo có | hóa đơn điều chỉnh | phiếu ghi có'),
    Invoice: folded(
      'hóa đơn dịch vụ | hóa đơn tiền nước | thông báo thu phí | thông báo học phí | thông báo nộp tiền | giấy báo tiền nước | hóa đơn thương mại | hóa đơn chiếu lệ | hóa đơn | hóa đơn giá trị gia tăng | hóa đơn gtgt | hóa đơn bán hàng | hóa đơn điện tử | phiếu thanh toán | giấy đề nghị thanh toán | thông báo tiền điện | hóa đơn tiền điện | hóa đơn giá trị gia tăng điện tử | hóa đơn tiền internet | hóa đơn cước viễn thông | hóa đơn điện gtgt | đề nghị thanh toán | thông báo cước | bảng kê thanh toán | phiếu báo thu | hóa đơn tạm tính | phiếu đề nghị thanh toán | giấy báo nợ',
    ),
    Receipt: folded(
      'phiếu chi | hóa đơn thanh toán | phiếu bán hàng | biên nhận | giấy biên nhận | biên lai học phí | biên lai | phiếu thu | hóa đơn bán lẻ | phiếu tính tiền | hóa đơn tính tiền | phiếu thanh toán tiền | biên lai thu tiền | hóa đơn thanh toán tiền | phiếu thanh toán tạm tính | biên lai thu phí | giấy nộp tiền | biên nhận tiền | bill thanh toán | phiếu thu tiền',
    ),
    'Bank Statement': folded(
      'sao kê | sao kê tài khoản | sổ phụ | sổ phụ ngân hàng | bảng sao kê tài khoản | sao kê giao dịch | bảng sao kê | sổ phụ tài khoản | lịch sử giao dịch | sao kê thẻ tín dụng | sổ chi tiết tài khoản | sao kê ngân hàng',
    ),
    'Purchase Order': folded(
      'đơn đặt hàng | đơn hàng | phiếu đặt hàng | đơn mua hàng | xác nhận đơn hàng | đơn đặt hàng mua | phiếu mua hàng | đơn đặt mua hàng | đơn hàng bán | lệnh đặt hàng',
    ),
    Quote: folded(
      ' dự toán chi phí | bảng báo giá sản phẩm | chào giá | báo giá | bảng báo giá | thư báo giá | bảng chào giá | bảng dự toán | bảng báo giá dịch vụ | phiếu báo giá | thư chào giá | bảng dự toán chi phí',
    ),
    'Delivery Note': folded(
      'biên bản nghiệm thu | phiếu xuất hàng | phiếu vận chuyển | phiếu đóng gói | lệnh giao hàng | phiếu cân | biên bản giao nhận | biên bản giao nhận hàng hóa | phiếu giao hàng | phiếu xuất kho | biên bản giao hàng | phiếu xuất | vận đơn | biên bản bàn giao | phiếu nhập kho | phiếu giao nhận | phiếu xuất kho kiêm vận chuyển nội bộ | phiếu giao nhận hàng hóa | biên bản giao nhận hàng | phiếu xuất kho bán hàng | phiếu gửi hàng | lệnh xuất kho | danh sách đóng gói',
    ),
    'Price List': folded(
      'bảng giá | bảng giá dịch vụ | thực đơn | bảng giá niêm yết | biểu phí | biểu giá | bảng giá bán lẻ | bảng giá sản phẩm | bảng phí',
    ),
    Report: folded(
      'biên bản | biên bản họp | bảng điểm | phiếu xét nghiệm | kết quả kiểm nghiệm | báo cáo tháng | báo cáo kết quả | phiếu kiểm nghiệm | báo cáo | phiếu kết quả xét nghiệm | kết quả xét nghiệm | báo cáo tài chính | bảng cân đối kế toán | kết quả thử nghiệm | báo cáo doanh thu | báo cáo bán hàng | báo cáo thử nghiệm | phiếu kết quả | kết quả kinh doanh | báo cáo kết quả hoạt động kinh doanh',
    ),
    Form: folded(
      'phiếu khảo sát | giấy ủy quyền | danh sách điểm danh | phiếu yêu cầu | mẫu đơn | đơn đề nghị | phiếu thông tin | đơn đăng ký | tờ khai | phiếu đăng ký | đơn xin | bảng chấm công | giấy đề nghị | đơn xin nghỉ phép | phiếu đăng ký dự thi | mẫu đăng ký | giấy đăng ký | phiếu kê khai | giấy đề nghị tạm ứng',
    ),
    Other: folded(
      'phiếu lương | bảng lương | hợp đồng | đơn thuốc | toa thuốc | hợp đồng thuê nhà | phiếu lương nhân viên | hợp đồng lao động | hợp đồng mua bán | giấy chứng nhận bảo hiểm',
    ),
    Table: folded(
      'bảng xếp hạng | lịch thi đấu | bảng kê hàng tồn kho | thẻ kho | lịch trình | thời khóa biểu | bảng kê | danh sách | lịch chạy tàu | bảng tổng hợp | lịch học | bảng phân công | báo cáo tồn kho | lịch trực',
    ),
  },
  totals: folded(
    'cộng | tổng cộng | cộng tiền hàng | thuế gtgt | tổng tiền | tổng | cộng tiền | tổng tiền hàng | tổng số tiền | thành tiền trước thuế | tiền thuế | tổng tiền thanh toán | chiết khấu thương mại | cộng phát sinh | số dư đầu kỳ | số dư cuối kỳ | tạm tính | tổng thanh toán | giảm giá | còn lại | cộng trang | tiền thừa | tiền khách đưa | thuế vat | cộng nhóm | cộng dồn | tổng số phát sinh',
  ),
  columns: {
    position: folded('stt | số tt | thứ tự'),
    articleNumber: folded(
      'mã hàng | mã sp | mã sản phẩm | mã số | mã vật tư | mã hàng hóa | mã vạch | mã hiệu | model | mã vt | mã hh | mã thuốc | part no mã',
    ),
    description: folded(
      'tên hàng hóa dịch vụ | tên hàng | diễn giải | nội dung | tên sản phẩm | hạng mục | mô tả | tên hàng hóa | tên món | quy cách | nội dung giao dịch | tên hàng hóa và dịch vụ | tên dịch vụ | tên vật tư | tên mặt hàng | mặt hàng | sản phẩm | dịch vụ | tên quy cách hàng hóa | nội dung công việc | mô tả sản phẩm | tên hàng và quy cách | hàng hóa | tên thuốc | diễn giải giao dịch | tên hàng quy cách | nội dung chi | tên công việc | chi tiết giao dịch | tên xét nghiệm | món ăn | mô tả hàng hóa | nhãn hiệu quy cách | tên hàng hóa sản phẩm | khoản mục',
    ),
    quantity: folded(
      'số lượng | khối lượng | số lượng thực xuất | thực xuất | thực nhập | số lượng đặt | trọng lượng | số giờ | số ngày | sl đặt | tồn kho | yêu cầu số lượng | số tiêu thụ',
    ),
    unit: folded('đơn vị tính | đvt | đơn vị | đv tính | đơn vị đo'),
    unitPrice: folded(
      'đơn giá | giá bán | giá | đơn giá vnđ | đơn giá chưa vat | giá đơn vị | giá niêm yết | đơn giá trước thuế | giá tiền | đơn giá chưa thuế | giá lẻ',
    ),
    discount: folded('chiết khấu | giảm giá | % ck | ck | ck % | chiết khấu %'),
    taxRate: folded('thuế suất | thuế suất gtgt | % thuế | thuế % | thuế suất %'),
    taxAmount: folded('tiền thuế | tiền thuế gtgt | thuế gtgt | thuế'),
    lineTotal: folded(
      'thành tiền | số tiền | thành tiền vnđ | tổng tiền | thành tiền sau thuế | thành tiền chưa thuế | thành tiền trước thuế | thành tiền có thuế | tổng cộng | giá trị | số tiền vnd | cộng tiền | tổng giá',
    ),
    date: folded('ngày | ngày giao dịch | ngày tháng | ngày hạch toán | ngày chứng từ | ngày ghi sổ | ngày hiệu lực | thời gian'),
    debit: folded('ghi nợ | phát sinh nợ | số tiền ghi nợ | tiền ra | số tiền rút | rút ra'),
    credit: folded('ghi có | phát sinh có | số tiền ghi có | tiền vào | gửi vào | số tiền gửi'),
    balance: folded('số dư | số dư cuối | số dư tài khoản | dư nợ'),
  },
  titlesOfPersons: folded('ông | bà'),
  signing: folded('chữ ký | ký tên'),
  salutations: folded('kính gửi | ông | bà'),
  leadingLegalForms: folded(
    'công ty | công ty tnhh | công ty cổ phần | doanh nghiệp | hợp tác xã | cty | công ty tnhh mtv | công ty tnhh một thành viên | công ty cp | doanh nghiệp tư nhân | dntn | hộ kinh doanh | công ty trách nhiệm hữu hạn | cty tnhh | cty cp | tập đoàn | ngân hàng | bệnh viện | nhà hàng | tổng công ty | siêu thị | nhà thuốc | chi nhánh',
  ),
  streets: folded(
    'đường | phố | quận | phường | huyện | xã | ngõ | thành phố | khu công nghiệp | kcn | hẻm | thị trấn | tỉnh | thị xã | quốc lộ | tầng | tòa nhà | khu phố | đại lộ',
  ),
  contacts: folded('điện thoại | hotline | mã số thuế | mst'),
  bankWords: folded('ngân hàng | số tài khoản | chi nhánh | tài khoản | stk | chủ tài khoản'),
  bankParts: list('ngân hàng'),
  copyMarks: folded(
    'bản gốc | bản sao | liên 1 | liên 2 | liên 3 | liên 2 giao cho người mua | liên 1 lưu | bản thể hiện của hóa đơn điện tử | bản chuyển đổi | liên 2 giao khách hàng',
  ),
  tillWords: folded('thu ngân | bàn | nhân viên phục vụ | giờ vào | giờ ra'),
  carried: folded('cộng mang sang | mang sang trang sau | cộng chuyển sang | số dư mang sang | trang trước chuyển sang | cộng trang trước'),
  payments: folded(
    'tiền mặt | tiền khách đưa | tiền thừa | trả lại | thẻ | chuyển khoản | momo | giảm giá | vnpay | khách đưa | tiền thối lại | chiết khấu',
  ),
  units: folded(
    'cái | chiếc | hộp | thùng | bao | chai | gói | lon | cuốn | tờ | mét | giờ | ngày | tháng | người | suất | phần | đôi | bịch | lít | tấn | cây | lọ | vỉ | viên | đĩa',
  ),
  greetings: folded('kính thưa | thân gửi | kính chào | quý khách hàng thân mến'),
  yourWords: folded('quý khách | quý công ty | của bạn'),
  periodJoiners: list('đến'),
  periodWords: folded('từ ngày | đến ngày'),
  remarks: folded('ghi chú | lưu ý | chú ý | nguồn | điều khoản'),
  captions: folded('bảng | hình | biểu đồ'),
  notes: folded('ghi chú | nguồn'),
  legalForms: folded('tnhh | mtv | cổ phần | tnhh mtv'),
  countries: folded('việt nam'),
  confirmationMarks: folded('xác nhận'),
  creditMarks: folded('trả hàng | điều chỉnh giảm'),
  invoiceMarks: folded('hóa đơn'),
  netWords: folded('chưa thuế | trước thuế'),
  grossWords: folded('sau thuế | đã bao gồm thuế'),
  labelFillers: folded('vnđ | đồng | bằng số | việt nam đồng'),
  currencyUnitFirst: true,
  otherUnits: folded('bằng | nhận'),
};
