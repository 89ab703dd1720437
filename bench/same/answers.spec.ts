import { compareAnswers } from './answers';

describe('answers compared', () => {
  const kept = new Map([
    ['made/a.pdf', '{"rows":[["1","2"]],"confidence":0.9}'],
    ['made/b.pdf', '{"rows":[]}'],
  ]);

  it('finds nothing between the same bytes', () => {
    expect(compareAnswers(kept, new Map(kept))).toEqual([]);
  });

  it('names the document and the first place where its answers part', () => {
    const after = new Map([['made/a.pdf', '{"rows":[["1","3"]],"confidence":0.9}']]);
    expect(compareAnswers(kept, after)).toEqual([{ id: 'made/a.pdf', what: 'answer.rows.0.1: "2" -> "3"' }]);
  });

  it('tells of a document that was never kept', () => {
    expect(compareAnswers(kept, new Map([['made/c.pdf', '{}']]))).toEqual([{ id: 'made/c.pdf', what: 'was not kept' }]);
  });
});
