import type { Reckoning } from './reckoning';

/** Nothing lost, doubled or miscounted, whatever was answered. */
export function expectBooksToAgree(books: Reckoning): void {
  expect(books.answered).toBeGreaterThan(5);
  expect(books.refused).toBe(0);
  expect(books.repeatedNumbers).toBeLessThanOrEqual(books.askedTwice);
  expect(books.counted).toBe(books.ledgerCalls);
  expect(books.counted).toBeGreaterThanOrEqual(books.answered);
  expect(books.counted).toBeLessThanOrEqual(books.answered + books.open);
  expect(books.notStored).toBe(0);
  expect(books.storedTwice).toBe(0);
  expect(books.stored).toBeGreaterThanOrEqual(books.created);
  expect(books.peHeld).toBe(0);
  expect([books.peCharged, books.ledgerPe]).toEqual([books.pages, books.pages]);
}

/** What a table of faults tells of the books. */
export const booksInWords = (books: Reckoning): string =>
  `${books.answered} answered, ${books.counted} counted of which ${books.open} may be; ${books.created} answered 201, ${books.stored} stored, ${books.notStored} lost, ${books.storedTwice} doubled; ${books.pages} pages, ${books.peCharged} PE`;
