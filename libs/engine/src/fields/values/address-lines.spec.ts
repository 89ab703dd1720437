import { cleanName } from './address-lines';

describe('cleanName', () => {
  it.each([
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
});
