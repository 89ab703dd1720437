import { choosePages } from './choose-pages';

describe('the pages to read', () => {
  it('are all of them where none are chosen', () => {
    expect(choosePages(3, {})).toEqual([1, 2, 3]);
  });

  it('are the chosen ones, each once and rising, counted from the end where negative', () => {
    const pages = [
      { first: -1, last: -1 },
      { first: 5, last: 5 },
      { first: 1, last: 3 },
      { first: 2, last: 2 },
    ];
    expect(choosePages(9, { pages })).toEqual([1, 2, 3, 5, 9]);
    expect(choosePages(4, { pages: [{ first: -3, last: -2 }] })).toEqual([2, 3]);
  });

  it('end where the document does', () => {
    expect(choosePages(2, { pages: [{ first: 1, last: 50 }] })).toEqual([1, 2]);
  });

  it('are refused where none of them is there', () => {
    expect(() => choosePages(2, { pages: [{ first: 3, last: 4 }] })).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });

  it('alone count against the limit', () => {
    expect(choosePages(100, { pages: [{ first: 1, last: 2 }], maxPages: 2 })).toEqual([1, 2]);
    expect(() => choosePages(100, { pages: [{ first: 1, last: 3 }], maxPages: 2 })).toThrow(
      expect.objectContaining({ code: 'page_limit_exceeded' }),
    );
  });
});
