import { lastDays, totalsByDay } from './days';

describe('the days that the app shows', () => {
  it('end with the day of now, in UTC', () => {
    expect(lastDays(new Date('2026-03-01T00:30:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('have one line each, of all keys together', () => {
    const told = [
      { day: '2026-02-28', keyId: null, calls: 0, pages: 2, pe: 2 },
      { day: '2026-02-28', keyId: 'key_1', calls: 3, pages: 1, pe: 0 },
      { day: '2026-01-01', keyId: null, calls: 9, pages: 9, pe: 9 },
    ];
    expect(totalsByDay(['2026-02-27', '2026-02-28'], told)).toEqual([
      { day: '2026-02-27', calls: 0, pages: 0, pe: 0 },
      { day: '2026-02-28', calls: 3, pages: 3, pe: 2 },
    ]);
  });
});
