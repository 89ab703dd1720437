import { checkIban, findIbans, findUnprovenIbans } from './iban';
import { checkVatId, findVatIds } from './vat-id';
import { isBic, isDigitCode, isNumberLike, isPhoneNumber } from './codes';

describe('checkIban', () => {
  it('accepts grouped and compact IBANs with right check digits', () => {
    expect(checkIban('DE89 3704 0044 0532 0130 00')).toEqual({ iban: 'DE89370400440532013000', isWhole: true, valid: true });
    expect(checkIban('GB82WEST12345698765432')?.valid).toBe(true);
  });

  it('tells a wrong digit', () => {
    expect(checkIban('DE88 3704 0044 0532 0130 00')?.valid).toBe(false);
  });

  it('finds one inside a line and stops where its country says', () => {
    expect(findIbans('IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX')).toEqual(['DE89370400440532013000']);
  });

  it('takes no words for one whose country has digits alone, though their check digits come out right', () => {
    expect(checkIban('DE895109485SUPPLIER152')).toMatchObject({ isWhole: false, valid: false });
    expect(findIbans('VAT No: DE895109485 Supplier 152')).toEqual([]);
  });

  it('knows banks that are letters', () => {
    expect(findIbans('INGBNL2A · NL41 INGB 0006 1742 05, RO96 BTRL RONC RT49 9750 6217')).toEqual([
      'NL41INGB0006174205',
      'RO96BTRLRONCRT4997506217',
    ]);
    expect(checkIban('NL4112340006174205')?.isWhole).toBe(false);
  });

  it('tells apart those whose check digits are wrong, of their length to the sign', () => {
    expect(findUnprovenIbans('Konto: DE88 3704 0044 0532 0130 00 BIC COBADEFFXXX')).toEqual(['DE88370400440532013000']);
    expect(findUnprovenIbans('NO9386011117948, ES9121000418450200051332')).toEqual(['NO9386011117948']);
    expect(findUnprovenIbans('BE710961234567691 DE89 3704 0044 0532 0130 00')).toEqual([]);
    expect(findUnprovenIbans('GB 12 BUSY PEOPLE OFTEN WORK 34')).toEqual([]);
  });
});

describe('checkVatId', () => {
  it.each(['DE274193851', 'ATU13585627', 'BE0428759497', 'FR40303265045', 'IT00743110157', 'PL8567346215', 'PT501964843', 'LU15027442'])(
    'proves %s',
    (id) => {
      expect(checkVatId(id)?.valid).toBe(true);
    },
  );

  it.each(
    (
      'BG175074752 CHE100155212 CY10259033P CZ25123891 DK13585628 EE100931558 EL094259216 ESB58378431 ES54362315K ESX2482300W FI20774740 GB980780684 ' +
      'HR33392005961 HU12892312 IE6433435F IE6433435OA LT119511515 LT100001919017 LV40003521600 MT11679112 NL004495445B01 NL123456789B13 ' +
      'NO995525828 RO18547290 SE123456789701 SI50223054 SK2022749619'
    ).split(' '),
  )('proves %s, and not with another digit', (id) => {
    expect(checkVatId(id)?.valid).toBe(true);
    const digit = id.search(/\d(?=\D*$)|\d(?=\d{3})/);
    const wrong = id.slice(0, digit) + ((Number(id[digit]) + 1) % 10) + id.slice(digit + 1);
    expect(checkVatId(wrong)?.valid).not.toBe(true);
  });

  it('tells a wrong check digit and says so only where it knows', () => {
    expect(checkVatId('DE136695975')?.valid).toBe(false);
    expect(checkVatId('CZ710319274')?.valid).toBeNull();
    expect(checkVatId('XX123456789')).toBeNull();
  });

  it('finds one inside a line', () => {
    expect(findVatIds('USt-IdNr.: DE 274 193 851 Finanzamt')[0]?.vatId).toBe('DE274193851');
    expect(findVatIds('TVA FR 20 402118773')[0]?.vatId).toBe('FR20402118773');
    expect(findVatIds('VAT reg GB 918 2204 41')[0]?.vatId).toBe('GB918220441');
    expect(findVatIds('GE30 BG00 0000 0441 7726 08')).toEqual([]);
    expect(findVatIds('Leeds LS12 DE274193851')[0]?.vatId).toBe('DE274193851');
    expect(findVatIds('VAT registration GB 918 2204 41. Millbrook')[0]?.vatId).toBe('GB918220441');
  });
});

describe('numbers of taxpayers without letters of a country', () => {
  it.each([
    ['HST 81240 3377 RT0001', 'CA', '812403377RT0001'],
    ['GSTIN 24AAOFJ4471D1Z8', 'IN', '24AAOFJ4471D1Z8'],
    ['登録番号 T3120003017745', 'JP', 'T3120003017745'],
    ['CNPJ 12.345.678/0001-95', 'BR', '12345678000195'],
    ['NPWP 01.234.567.8-901.000', 'ID', '012345678901000'],
    ['الرقم الضريبي 310448207500003', 'SA', '310448207500003'],
  ])('are found in "%s"', (text, country, vatId) => {
    expect(findVatIds(text)).toEqual([{ vatId, country, valid: null }]);
  });

  it('are not what only ends or begins like one', () => {
    expect(findVatIds('T31200030177459 and 112.345.678/0001-95')).toEqual([]);
    expect(findVatIds('Invoice No 914 882 307')).toEqual([]);
    expect(findVatIds('410448207500003, 310448207500004 and 3104482075000033')).toEqual([]);
  });
});

describe('codes', () => {
  it.each(['+49 30 1234567', '(030) 123 45 67', '0043/1/5120-12', '+49.3012345678', '0.30.123.45.67'])('%s is a phone number', (text) =>
    expect(isPhoneNumber(text)).toBe(true),
  );
  it.each(['+12', '123 45 67', '+1--2345678', '=0123456789', '0.850000', '+12345.67'])('%s is none', (text) =>
    expect(isPhoneNumber(text)).toBe(false),
  );
  it.each(['-1.234,50 €', '(3)', '+5 %'])('%s is number-like', (text) => expect(isNumberLike(text)).toBe(true));
  it.each(['-2+3', '+A1', '@x', '=1', '--5', '+-5', '-5-'])('%s is not number-like', (text) => expect(isNumberLike(text)).toBe(false));
  it('keeps codes apart from quantities', () => {
    expect(isDigitCode('00123')).toBe(true);
    expect(isDigitCode('4012345678901')).toBe(true);
    expect(isDigitCode('120')).toBe(false);
  });
  it('knows the form of a BIC', () => {
    expect(isBic('COBADEFFXXX')).toBe(true);
    expect(isBic('COBADE')).toBe(false);
    expect(isBic('RECHNUNGSNR')).toBe(false);
  });
});
