import { cleanName, hasLegalForm, isNameLine, isOnlyLegalForm, isStreetLine } from './address-lines';

it('takes no title with what it is in another language for a name', () => {
  expect(isNameLine('कर बीजक (TAX INVOICE)')).toBe(false);
  expect(isNameLine('毎度格別のお引き立てを賜り厚く御礼申し上げます')).toBe(false);
  expect(isNameLine('Harbour Foods (Cork)')).toBe(true);
});

describe('cleanName', () => {
  it.each([
    ['Herrn Konrad Leitz', 'Konrad Leitz'],
    ['An Herrn Dr. Leitz', 'Dr. Leitz'],
    ['Frau Ina Leitz', 'Frau Ina Leitz'],
    ['A: Ferreteria Olivesa, S.A.', 'Ferreteria Olivesa, S.A.'],
    ['Ում՝ Գորիսի թատրոն ՀՈԱԿ', 'Գորիսի թատրոն ՀՈԱԿ'],
    ['KEDAI RUNCIT HARAPAN SON BHD', 'KEDAI RUNCIT HARAPAN SDN BHD'],
    ['KEDAI RUNCIT HARAPAN SBN. BHD.', 'KEDAI RUNCIT HARAPAN SDN BHD.'],
    ['KEDAI RUNCIT HARAPAN SIN 3HD', 'KEDAI RUNCIT HARAPAN SDN BHD'],
    ['SIN HENG TRADING SDN BHD', 'SIN HENG TRADING SDN BHD'],
  ])('mends the legal form of `%s`, which thermal printers blur', (printed, name) => {
    expect(cleanName(printed)).toBe(name);
  });

  it('takes the register number off a name', () => {
    expect(cleanName('Harbour Foods Ltd (1174703-K)')).toBe('Harbour Foods Ltd');
  });

  it.each([
    ['海星金屬材料有限公司（V0233）', '海星金屬材料有限公司'],
    ['明眸连锁眼镜（成都）有限公司 采购订单', '明眸连锁眼镜（成都）有限公司'],
    ['Hansa Werft GmbH Rechnung', 'Hansa Werft GmbH'],
    ['Rechnungswesen Kontor GmbH', 'Rechnungswesen Kontor GmbH'],
    ['ООО "Речной Дом"', 'ООО "Речной Дом"'],
    ['"Речной Дом" ООО,', '"Речной Дом" ООО'],
    ['Spółdzielnia „Złoty Kłos”', 'Spółdzielnia „Złoty Kłos”'],
    ['„Złoty Kłos" Sp. z o.o.', '„Złoty Kłos" Sp. z o.o.'],
    ['Școala „Mihai Viteazul“,', 'Școala „Mihai Viteazul“'],
    ['(주)한강물산', '(주)한강물산'],
    ['한강물산㈜ |', '한강물산㈜'],
    ['㈱あさひ', '㈱あさひ'],
    ['לביא, כרמון ושות׳', 'לביא, כרמון ושות׳'],
    ["לביא, כרמון ושות' -", "לביא, כרמון ושות'"],
    ['עמותת ״יד ביד״', 'עמותת ״יד ביד״'],
    ['「株式会社あさひ」', '株式会社あさひ'],
    ['O’Brien’s Bakery', 'O’Brien’s Bakery'],
    ['FROID DU NORD DISTRIBUTION SAS au capital de 250 000 €', 'FROID DU NORD DISTRIBUTION SAS'],
    ['SARL Vallet & Fils – peinture, ravalement', 'SARL Vallet & Fils'],
    ['Razón Social: METALES DEL SUR S.A.', 'METALES DEL SUR S.A.'],
    ['БИН / ИИН 960740000300, КХ «Речной»', 'КХ «Речной»'],
    ['(주)한강물산 대표 윤성호', '(주)한강물산'],
    ['Condomínio Jatobá – A/C Sra. Cláudia', 'Condomínio Jatobá'],
    ['Attn Partners Ltd', 'Attn Partners Ltd'],
    ['Servicio Los Robles SA de CV', 'Servicio Los Robles SA de CV'],
    ['Hurtownia Brzask Sp. z o.o.', 'Hurtownia Brzask Sp. z o.o.'],
    ['บริษัท ทะเลใส จำกัด (สำนักงานใหญ่)', 'บริษัท ทะเลใส จำกัด'],
    ['M/s. Lakeside Traders', 'Lakeside Traders'],
    ['ООО «Речной Дом» (2а)', 'ООО «Речной Дом»'],
    ['J. Penrose trading as Harbour Boilers', 'Harbour Boilers'],
    ['Rock Bay Oysters is a trading name of Penrose & Daughters Ltd', 'Rock Bay Oysters'],
    ['Houtwerf Dijkstra is een eenmanszaak', 'Houtwerf Dijkstra'],
    ['Gartenbau Lind ist ein eingetragener Betrieb', 'Gartenbau Lind'],
    ['Caseificio Alba è una cooperativa', 'Caseificio Alba'],
    ['윤하나 님', '윤하나'],
    ['Moorland Inns plc, Bodmin', 'Moorland Inns plc'],
    ['Heckert GmbH, Niederlassung der Kolb AG', 'Heckert GmbH, Niederlassung der Kolb AG'],
    ['श्री गणेश वस्त्र भण्डार', 'श्री गणेश वस्त्र भण्डार'],
  ])('takes off `%s` what is not of the name, and keeps the signs around a part of it', (printed, name) => {
    expect(cleanName(printed)).toBe(name);
  });
});

describe('isNameLine', () => {
  it.each(['30 September 2025', 'Freitag, 3. Oktober 2025', '12 de enero de 2026'])('takes no day for a name: %s', (text) => {
    expect(isNameLine(text)).toBe(false);
    expect(isNameLine(`${text} Verlag`)).toBe(true);
  });

  it.each([
    'ORIGINAL FOR RECIPIENT',
    'Kundenbeleg',
    '(Bản thể hiện của hóa đơn)',
    '|| Om Shanti ||',
    '客户联',
    '1. 上述价格含13%增值税及运费，随货提供发票',
  ])('takes `%s` for no name', (text) => {
    expect(isNameLine(text)).toBe(false);
  });

  it('knows a company by the words that open its name, however many it has', () => {
    const name = 'CÔNG TY TNHH MỘT THÀNH VIÊN NỘI THẤT BIỂN ĐÔNG HẢI';
    expect([hasLegalForm(name), isNameLine(name)]).toEqual([true, true]);
  });
});

describe('hasLegalForm', () => {
  it('takes no county of Ireland for a company', () => {
    expect(['Cliff Road, Ardmore, Co. Waterford', 'Nowak, Brod, Co. Ltd', 'Nowak Brod, Co.'].map(hasLegalForm)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each(['sp. z o.o. sp.k.', 'sp. j.', 'A/S', 'K/S', 'S/A', 'OÜ', 'd.d.', 'z.s.', 'W.L.L.', 'gGmbH', 'slhf.', 'Sh.p.k.'])(
    'knows %s',
    (form) => {
      expect(hasLegalForm(`Nowak Brod ${form}`)).toBe(true);
    },
  );

  it.each(['한강물산㈜', '한강물산(주)', '㈜ 한강물산', 'あさひ㈱', 'アオキ(株)'])('knows the sign of one in `%s`', (name) => {
    expect(hasLegalForm(name)).toBe(true);
  });

  it.each(['c/o Nowak Brod', 'une ou deux', 'N/A', 'Nowak and/or Brod', 'tak/nie'])('finds none in `%s`', (text) => {
    expect(hasLegalForm(text)).toBe(false);
  });

  it('knows the rest of one that a line breaks', () => {
    expect([isOnlyLegalForm('o.o. Sp.k.'), isOnlyLegalForm('Bielecka')]).toEqual([true, false]);
  });
});

describe('isStreetLine', () => {
  it('knows a street of China whose number stands apart', () => {
    expect(isStreetLine('香港葵涌葵昌路 51 號')).toBe(true);
  });
});
