import { inboxSearch, sortedBy } from './inbox-search';

describe('the list that an address asks for', () => {
  it('is as at first where a parameter means nothing', () => {
    const given = { view: 'review', page: '2', search: 'acme', type: 'Invoice', sort: 'file_name', order: 'asc' };
    expect(inboxSearch(given)).toEqual({ ...given, page: 2 });
    const unknown = { view: 'x', page: '-1', search: '', type: 'Novel', sort: 'price', order: 'up' };
    expect(Object.values(inboxSearch(unknown)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('is sorted by a label, the other way round by the same label again, from its first page on', () => {
    expect(sortedBy('file_name', { page: 3 })).toEqual({ sort: 'file_name', order: 'asc', page: undefined });
    expect(sortedBy('file_name', { sort: 'file_name', order: 'asc' }).order).toBe('desc');
    expect(sortedBy('created_at', {}).order).toBe('asc');
    expect(sortedBy('confidence', { sort: 'file_name', order: 'desc' }).order).toBe('asc');
  });
});
