import { replaceSection } from './write-section';

describe('replaceSection', () => {
  const page = '# Benchmarks\n\nGenerated.\n\n## Accuracy\n\nold\n\n## Load\n\nkept\n';

  it('replaces one section and leaves the others', () => {
    expect(replaceSection(page, 'Accuracy', 'new')).toBe('# Benchmarks\n\nGenerated.\n\n## Accuracy\n\nnew\n\n## Load\n\nkept\n');
  });

  it('adds a section that is not there yet at the end', () => {
    expect(replaceSection(page, 'Speed', 'fast')).toBe(`${page}\n## Speed\n\nfast\n`);
  });

  it('changes nothing the second time', () => {
    const once = replaceSection(page, 'Speed', 'fast');
    expect(replaceSection(once, 'Speed', 'fast')).toBe(once);
  });
});
