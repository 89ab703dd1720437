import { fieldsIn, printedDocument, type PrintedLine } from '../page.fixture';

function valuesOf(lines: readonly PrintedLine[]): Record<string, string> {
  const document = printedDocument(lines);
  return Object.fromEntries(fieldsIn(document).map(({ key, value }) => [key, value]));
}

/** Lines under one another at one edge; an empty text is a blank line. */
const column = (left: number, top: number, ...texts: string[]): PrintedLine[] =>
  texts.flatMap((text, index) => (text === '' ? [] : [{ left, top: top + 14 * index, text }]));

describe('parties', () => {
  it('know the sender by the legal name at the foot that the domain or the letterhead agrees with', () => {
    const head = [
      ...column(150, 100, 'Fenwick Parcel Networks plc', 'Gelderd Road', 'Leeds LS12 6DB'),
      ...column(20, 60, 'Harrow & Quill'),
    ];
    const foot = column(20, 740, 'Harrow & Quill Advisory Ltd', 'Registered in England 09184420', 'hello@harrowquill.example');
    expect(valuesOf([...head, ...foot])).toMatchObject({
      sellerName: 'Harrow & Quill Advisory Ltd',
      buyerName: 'Fenwick Parcel Networks plc',
    });
  });

  it('have no dash of the line of a register in their name', () => {
    const head = column(20, 60, 'Papier Plume Distribution SAS', '12 rue Gutenberg', '37300 Joué-lès-Tours', 'sav@papierplume.example');
    const foot = column(20, 740, 'Papier Plume Distribution – SAS au capital de 150 000 € – RCS Tours 512 774 903');
    expect(valuesOf([...head, ...foot])['sellerName']).toBe('Papier Plume Distribution SAS');
  });

  it('keep the legal form that their name breaks before', () => {
    const buyer = column(50, 120, 'Heckert Sondermaschinenbau GmbH & Co.', 'KG', 'Gartenstraße 12', '88212 Ravensburg');
    const values = valuesOf([...column(50, 60, 'Malerbetrieb Kolb GmbH · Ringweg 2 · 88214 Ravensburg'), ...buyer]);
    expect(values.buyerName).toBe('Heckert Sondermaschinenbau GmbH & Co. KG');
  });

  it('keep the legal form of a sender behind a comma', () => {
    const line = 'Luzverde Energía, S.L., Paseo de la Habana 54, 28036 Madrid';
    expect(valuesOf([...column(50, 60, line)]).sellerName).toBe('Luzverde Energía, S.L.');
  });

  it('keep a legal form of two parts', () => {
    const head = [...column(20, 60, 'Bombas y Riego'), ...column(50, 90, 'Bombas y Riego, S.A. de C.V. y su red de servicio')];
    expect(valuesOf(head).sellerName).toBe('Bombas y Riego, S.A. de C.V.');
  });

  it('are not reached by what stands apart below them', () => {
    const letter = [
      { left: 57, top: 41, text: 'Neckar-Alb Bank eG', size: 16 },
      ...column(57, 120, 'Jörg Schaal', 'Österbergstr. 3', '72074 Tübingen'),
    ];
    const values = valuesOf([...letter, { left: 57, top: 176, text: 'IBAN DE08 6416 1956 0418 2200 07 BIC GENODES1NAB' }]);
    expect(values).toMatchObject({ sellerName: 'Neckar-Alb Bank eG', buyerName: 'Jörg Schaal' });
  });

  it('are two where one block holds them under a label each', () => {
    const values = valuesOf(
      column(
        50,
        80,
        ...['Verkäufer:', 'Nordlicht Optik GmbH', 'Hafenweg 3', '24103 Kiel', 'USt-IdNr.: DE811220642'],
        ...['Käufer:', 'Kundennummer: 2201', 'Brandt & Söhne KG', 'Marktplatz 7', '23552 Lübeck'],
      ),
    );
    expect(values).toMatchObject({
      sellerName: 'Nordlicht Optik GmbH',
      buyerName: 'Brandt & Söhne KG',
      buyerAddress: 'Marktplatz 7 23552 Lübeck',
    });
  });

  it.each([
    ['between street and place', ['Erika Lindner', 'Gartenstraße 12', '', '88212 Ravensburg']],
    ['between name and street', ['Erika Lindner', '', 'Gartenstraße 12', '88212 Ravensburg']],
  ])('keep their address over a blank line %s', (_, lines) => {
    const values = valuesOf([...column(50, 60, 'Malerbetrieb Kolb GmbH · Ringweg 2 · 88214 Ravensburg'), ...column(50, 120, ...lines)]);
    expect(values).toMatchObject({ buyerName: 'Erika Lindner', buyerAddress: 'Gartenstraße 12 88212 Ravensburg' });
  });

  it('are told apart by the salutation between them', () => {
    const values = valuesOf(
      column(50, 60, 'Gartenbau Hellwig', 'Tulpenweg 8', '49074 Osnabrück', 'Herrn', 'Jonas Petri', 'Am Teich 1', '49076 Osnabrück'),
    );
    expect(values).toMatchObject({ buyerName: 'Jonas Petri', buyerAddress: 'Am Teich 1 49076 Osnabrück' });
  });

  it('have the full name of the letterhead where the line above the address shortens it', () => {
    const values = valuesOf([
      ...column(300, 30, 'Seeblick Ferienwohnungen GmbH'),
      ...column(50, 100, 'Seeblick, Uferstraße 9, 88131 Lindau', 'Petra Falk', 'Bergstraße 4', '80331 München'),
    ]);
    expect(values).toMatchObject({ sellerName: 'Seeblick Ferienwohnungen GmbH', buyerName: 'Petra Falk' });
  });

  it('are not the banks of the foot', () => {
    const values = valuesOf([
      ...column(50, 40, 'Druckerei Amsel', 'Finkenweg 31', '74388 Talheim'),
      ...column(50, 780, 'Raiffeisenbank Talheim · (BLZ 620 111 22) · Sparkasse 74388 Talheim'),
    ]);
    expect(values.sellerName).toBe('Druckerei Amsel');
  });
});

describe('dates and totals', () => {
  it.each([
    ['Talheim, den 3. März 2026', '2026-03-03'],
    ['Fait à Lyon, le 4 avril 2026', '2026-04-04'],
    ['Warszawa, dnia 5.03.2026', '2026-03-05'],
  ])('dates a letter by %s', (text, date) => {
    expect(valuesOf([...column(300, 200, text), ...column(50, 800, 'Datum: 28.02.2026')])).toMatchObject({ issueDate: date });
  });

  it('takes a day within a sentence for the due date only where no label names one', () => {
    const values = valuesOf(
      column(50, 200, 'Fälligkeit: 15.09.2026', 'Einzüge, die (auch anteilig) bis zum 22.08.2026 gebucht waren, stehen in der Liste.'),
    );
    expect(values.dueDate).toBe('2026-09-15');
  });

  it('does not take a total with tax for the tax', () => {
    const values = valuesOf([
      ...column(50, 400, 'Gesamtpreis inklusive 19 % Mehrwertsteuer', 'darin enthaltene Mehrwertsteuer'),
      ...column(400, 400, '238,00 €', '38,00 €'),
    ]);
    expect(values).toMatchObject({ grossTotal: '238.00', taxTotal: '38.00' });
  });

  it('finds what was paid in a table of payments by what is left to pay', () => {
    const values = valuesOf([
      ...column(300, 400, 'Total TTC', 'Solde à payer'),
      ...column(450, 400, '812,40 €', '600,00 €'),
      ...column(50, 400, 'Règlement', 'Virement'),
      ...column(180, 414, '212,40 €'),
    ]);
    expect(values).toMatchObject({ grossTotal: '812.40', amountDue: '600.00', paid: '212.40' });
  });

  it('reads the number behind what a title says of itself in brackets', () => {
    expect(valuesOf(column(50, 80, 'Gutschrift (Storno) (381) Nr. 90417 vom 09.07.2026'))).toMatchObject({
      invoiceNumber: '90417',
      issueDate: '2026-07-09',
    });
  });
});

describe('parties of an order', () => {
  it('are the labelled supplier and the sender, who is the buyer', () => {
    const values = valuesOf([
      ...column(50, 60, 'Ada Fietsen B.V. · Molenweg 7 · 3011 AD Rotterdam'),
      ...column(50, 90, 'Leverancier', 'Linden Banden B.V.', 'Hoofdstraat 12', '3511 LN Utrecht'),
    ]);
    expect(values).toMatchObject({ sellerName: 'Linden Banden B.V.', buyerName: 'Ada Fietsen B.V.' });
  });
});

describe('papers of many kinds', () => {
  it('have their sender in large letters over the line with the address', () => {
    const values = valuesOf([
      { left: 50, top: 40, text: 'MOBILIER COSTA', size: 20 },
      ...column(50, 66, 'Zone Bersol, 12 avenue Eiffel, 33600 Pessac'),
      ...column(350, 120, 'Lycée Montesquieu', '1 rue Princeteau', '33000 Bordeaux'),
    ]);
    expect(values.sellerName).toBe('MOBILIER COSTA');
  });

  it('have their sender in the largest letters of a line', () => {
    const values = valuesOf([
      { left: 50, top: 40, text: 'Alder Bakehouse', size: 24 },
      { left: 300, top: 46, text: 'All wholesale and trade customers', size: 9 },
      ...column(50, 70, '14 Mill Lane', 'Leeds LS1 4AP'),
    ]);
    expect(values.sellerName).toBe('Alder Bakehouse');
  });

  it('have their sender below a title, beside which stands which copy it is', () => {
    const values = valuesOf([
      ...column(200, 30, 'TAX INVOICE'),
      ...column(400, 30, '(Original for Recipient)'),
      ...column(50, 45, 'DESAI AGRO SYSTEMS PVT LTD', 'Shop 7, Market Yard Road', 'Pune 411001'),
    ]);
    expect(values.sellerName).toBe('DESAI AGRO SYSTEMS PVT LTD');
  });

  it('take off what the payer keeps back: the total has the tax, less is due', () => {
    const values = valuesOf(
      column(300, 400, 'Base imponible: 770,00 €', 'IVA 21%: 161,70 €', 'Retención IRPF 15%: -115,50 €', 'Total a pagar: 816,20 €'),
    );
    expect(values).toMatchObject({ netTotal: '770.00', taxTotal: '161.70', grossTotal: '931.70', amountDue: '816.20' });
  });

  it("name the payee's account and not the reader's", () => {
    const values = valuesOf([
      ...column(50, 500, 'Wir buchen den Betrag von Ihrem Konto DE89 3704 0044 0532 0130 00 ab.'),
      ...column(50, 780, 'Bankverbindung: DE91 1000 0000 0123 4567 89'),
    ]);
    expect(values.iban).toBe('DE91100000000123456789');
  });

  it('have their totals in the last line of a table of rates, where it is the sum of those above', () => {
    const lines = [
      ['Nettobetrag', 'MwSt-Betrag', 'Endbetrag'],
      ['200,00', '38,00', '238,00'],
      ['100,00', '7,00', '107,00'],
      ['300,00', '45,00', '345,00'],
    ];
    const values = valuesOf(
      lines.flatMap((texts, row) => texts.map((text, index) => ({ left: 100 + 120 * index, top: 600 + 14 * row, text }))),
    );
    expect(values).toMatchObject({ netTotal: '300.00', taxTotal: '45.00', grossTotal: '345.00' });
  });

  it('keep an account number of running text whose check digits are wrong', () => {
    const values = valuesOf(column(50, 500, 'Bitte zahlen Sie auf unser Konto IBAN', 'DE44100000000123456789, BIC MARKDEF1100, Talheim.'));
    expect(values.iban).toBe('DE44100000000123456789');
  });

  it('read an amount that a narrow cell carried over behind the sign of its currency', () => {
    const values = valuesOf([
      ...column(300, 400, 'Net total', '', 'Total VAT', '', 'Total'),
      ...[400, 428, 456].map((top) => ({ left: 495, top, text: '£' })),
      { left: 460, top: 412, text: '1,500.00' },
      { left: 470, top: 440, text: '300.00' },
      { left: 460, top: 468, text: '1,800.00' },
    ]);
    expect(values).toMatchObject({ netTotal: '1500.00', taxTotal: '300.00', grossTotal: '1800.00', currency: 'GBP' });
  });

  it('give an account in groups whole, as it is printed', () => {
    const values = valuesOf(column(50, 300, 'Pagamento na conta PT50 0002 0123 1234 5678 9015 4', 'Conta: 0035 2117 44100023711'));
    expect(values).toMatchObject({ iban: 'PT50000201231234567890154', accountNumber: '0035 2117 44100023711' });
  });

  it('give an account and a tax number whole that running text breaks at the end of a line', () => {
    const lines = [
      'Alder & Finch Joinery Ltd, VAT registration number GB 417 7330',
      'XX and company number 04417208. Please pay to IBAN DE89 3704',
      '0044 0532 0130 00 within 14 days.',
    ];
    const broken = (group: string): Record<string, string> => valuesOf(column(50, 700, ...lines.map((line) => line.replace('XX', group))));
    expect(broken('57')).toMatchObject({ sellerVatId: 'GB 417 7330 57', iban: 'DE89370400440532013000' });
    expect(broken('45')['sellerVatId']).not.toBe('GB 417 7330 45');
  });

  it('have what stands in the line of an account that is broken at its end', () => {
    const lines = ['Statement 1 November to 30 November 2024 · Account no. 41188203 · IBAN GB61 ALDG 0901 2841 1882', '03 · BIC ALDGGB2L'];
    const expected = { iban: 'GB61ALDG09012841188203', accountNumber: '41188203', periodFrom: '2024-11-01' };
    expect(valuesOf(column(20, 150, ...lines))).toMatchObject(expected);
  });

  it("number no document by an employee's number or a year", () => {
    expect(valuesOf(column(50, 100, 'Jahresrechnung 2025', 'Employee No: 0417'))).not.toHaveProperty('invoiceNumber');
  });

  it("give a telephone's number alone", () => {
    expect(valuesOf(column(50, 60, 'Tel +44 1326 555 010 stay@harbour.example'))).toMatchObject({ phone: '+44 1326 555 010' });
  });

  it.each([
    [
      ['LuceViva', 'LuceViva Energia S.p.A.', 'Via dei Mille 88', '10123 Torino'],
      'LuceViva Energia S.p.A.',
      'Via dei Mille 88 10123 Torino',
    ],
    [['Hausverwaltung Brückner KG', 'Am Markt 3', '99084 Erfurt'], 'Hausverwaltung Brückner KG', 'Am Markt 3 99084 Erfurt'],
    [
      ['Coastline Solar', 'ABN 62 114 880 327', '9 Dockside Parade', 'Fremantle WA 6160'],
      'Coastline Solar',
      '9 Dockside Parade Fremantle WA 6160',
    ],
  ])('name the seller of %j', (lines, sellerName, sellerAddress) => {
    expect(valuesOf(column(50, 40, ...lines))).toMatchObject({ sellerName, sellerAddress });
  });

  it('do not take what stands behind a net amount for one', () => {
    const values = valuesOf([
      ...column(50, 300, 'SUMME EUR 16,44', 'Gegeben bar 20,00', 'Rückgeld 3,56'),
      ...column(50, 380, 'A 19,0% Netto 9,61 MwSt 1,83', 'B 0,0% Netto 5,00 MwSt 0,00'),
    ]);
    expect(values.grossTotal).toBe('16.44');
    expect(['0.00', '1.83']).not.toContain(values.netTotal);
  });

  it('end the letterhead where they say for whom they are prepared', () => {
    const values = valuesOf([
      ...column(50, 40, 'Coastline Solar Pty Ltd', '9 Dockside Parade', 'Fremantle WA 6160'),
      ...column(50, 110, 'Prepared for Leila Haddad', '4 Ridge Court', 'Joondalup WA 6027'),
    ]);
    expect(values).toMatchObject({ buyerName: 'Leila Haddad', sellerAddress: '9 Dockside Parade Fremantle WA 6160' });
  });

  it('have the tax number that stands under their own name, though the labels are the same', () => {
    const values = valuesOf([
      ...column(50, 40, 'Padaria Estrela do Vale Ltda.', 'CNPJ 18.442.057/0001-06', 'Rua Padre Eustáquio, 1874'),
      ...column(50, 140, 'FORNECEDOR', 'Distribuidora Moinho Serrano S.A.', 'CNPJ 02.771.533/0004-45'),
    ]);
    expect(values).toMatchObject({ sellerVatId: '02.771.533/0004-45', buyerVatId: '18.442.057/0001-06' });
  });

  it('are named without the numbers behind their name, and never by where they are', () => {
    const values = valuesOf([
      ...column(50, 140, 'Поставщик:', 'Покупатель:', 'Ship to:'),
      ...column(150, 140, 'ООО «Уралсвет», ИНН 6671440281, КПП 667101001', 'МАОУ СОШ № 68, ИНН 6659041127, КПП 667801001'),
      ...column(150, 168, 'Unit 2, 88 Cormack Road'),
    ]);
    expect(values).toMatchObject({ sellerName: 'ООО «Уралсвет»', buyerName: 'МАОУ СОШ № 68' });
    expect(values['shipTo']).not.toBe('МАОУ СОШ № 68');
    expect(valuesOf(column(50, 140, 'Supplier: Unit 2, 88 Cormack Road'))['sellerName']).toBeUndefined();
  });

  it('keep the whole legal form of two', () => {
    const foot = column(50, 760, 'Werkzeug-Brandl GmbH & Co. KG', 'verkauf@werkzeug-brandl.example');
    expect(valuesOf([...column(50, 40, 'WERKZEUG-BRANDL'), ...foot]).sellerName).toBe('Werkzeug-Brandl GmbH & Co. KG');
  });

  it('of a receipt is no place that holds the letters of a legal form', () => {
    const head = column(20, 20, 'TULLYMORE SERVICE STATION', 'A25 DUNDRUM ROAD', 'NEWCASTLE CO DOWN BT33 0LB');
    expect(valuesOf(head).sellerName).toBe('TULLYMORE SERVICE STATION');
  });

  it('are not named by their trade, a date or a line of the items', () => {
    const sender = column(50, 40, 'Sanitär · Heizung · Service', 'Gotthardstrasse 88', '6460 Altdorf');
    const letter = column(50, 140, 'February 4, 2025', 'Cottonwood Storage Ltd', '44 Station Road', 'London SW1A 1AA');
    expect(Object.values(valuesOf([...sender, ...letter]))).not.toEqual(expect.arrayContaining(['Sanitär · Heizung · Service']));
    expect(Object.values(valuesOf(letter))).not.toContain('February 4, 2025');
  });

  it('are addressed with a title, which nobody gives themselves', () => {
    const head = column(50, 40, 'Les Jardins Aliénor', '14, route de Lusignan', '86240 Fontaine-le-Comte');
    const values = valuesOf([...head, ...column(350, 40, 'M. et Mme Thibaudeau', '3, allée des Peupliers', '86180 Buxerolles')]);
    expect(values).toMatchObject({ buyerName: 'M. et Mme Thibaudeau', sellerName: 'Les Jardins Aliénor' });
  });

  it('have an address also behind who of them is to read it, and with a postal code of two groups', () => {
    const vendor = column(
      50,
      140,
      'VENDOR',
      'Great Lakes Metal Supply Co.',
      'Attn: Inside Sales',
      '2900 W. Lincoln Ave',
      'Milwaukee, WI 53215',
    );
    expect(valuesOf(vendor)).toMatchObject({
      sellerName: 'Great Lakes Metal Supply Co.',
      sellerAddress: expect.stringContaining('Lincoln'),
    });
    const letter = column(50, 140, 'Brf Norra Kajen', 'c/o Ekonomipartner Syd', 'Storgatan 12', '852 31 SUNDSVALL');
    expect(Object.values(valuesOf(letter))).toContain('Brf Norra Kajen');
    const billed = column(50, 140, 'Bill to', 'c/o Ekonomipartner Syd', 'Brf Norra Kajen', 'Storgatan 12', '852 31 SUNDSVALL');
    expect(Object.values(valuesOf(billed))).not.toContain('c/o Ekonomipartner Syd');
  });

  it('have names that go on behind a hyphen or an open quote', () => {
    const buyer = column(50, 140, 'Nabywca', 'Warsztat Samochodowy „Klos-', 'Serwis” Jan Kłos', 'ul. Grottgera 14', '32-020 Wieliczka');
    expect(valuesOf(buyer).buyerName).toBe('Warsztat Samochodowy „Klos-Serwis” Jan Kłos');
  });

  it('are told apart by the slip that goes back with the payment, which is addressed to the seller', () => {
    const lines = [
      ...column(40, 60, 'TAX INVOICE'),
      ...column(50, 100, 'Larkhill Lettings Ltd', '41 Vicarage Terrace', 'HEBDEN BRIDGE', 'HX7 8QD'),
      ...column(420, 60, 'Pennine Gas & Heating Ltd', 'Unit 9 Albion Works', 'TODMORDEN', 'OL14 5EY'),
      ...column(40, 560, 'PAYMENT ADVICE', '', 'To: Pennine Gas & Heating Ltd', 'Unit 9 Albion Works', 'TODMORDEN', 'OL14 5EY'),
    ];
    expect(valuesOf(lines)).toMatchObject({ sellerName: 'Pennine Gas & Heating Ltd', buyerName: 'Larkhill Lettings Ltd' });
  });

  it('are companies rather than the persons who buy for them', () => {
    const lines = ['Họ tên người mua hàng: Trần Văn An', 'Tên đơn vị: CÔNG TY CỔ PHẦN BIỂN ĐÔNG'];
    expect(valuesOf(column(50, 200, ...lines)).buyerName).toBe('CÔNG TY CỔ PHẦN BIỂN ĐÔNG');
  });
});
