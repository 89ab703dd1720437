import { findDates, parseDate, type Convention } from '@gridline/values';
import { isUnspaced, lettersOf } from '../lexicon/label-words';
import { readAmount } from '../reckoning/read-amount';
import { boxAround, boxHeight, containsCentre, type Box } from '../model/box';
import { addToGroup } from '../model/grouped';
import { median } from '../model/median';
import type { TranscriptPage, TranscriptWord } from './transcript';
import { PAGE_INDEX } from './weights';
import { textOf } from '../model/page';

/** Where a value stands on a page. */
export interface Occurrence {
  page: number;
  /** Index of its first line on the page. */
  line: number;
  box: Box;
  /** As printed, lines joined by a blank. */
  text: string;
  words: readonly TranscriptWord[];
  /** Whether its words stand in several lines, or further apart in one than a blank. */
  isApart: boolean;
}

interface Unit {
  word: TranscriptWord;
  /** Its letters and digits alone. */
  letters: string;
  line: number;
  segment: number;
}

/** Finds values on one page: letter by letter whatever the blanks and marks, or by what an amount or a date comes to. */
export class PageIndex {
  private readonly units: Unit[];
  private readonly byLine: Unit[][];
  private readonly starts = new Map<string, Unit[]>();
  private readonly byMeaning = new Map<string, Occurrence[]>();
  /** Height of a usual line in points. */
  readonly lineHeight: number;

  constructor(
    readonly page: TranscriptPage,
    private readonly convention: Convention,
  ) {
    this.byLine = page.lines.map((segments, line) =>
      segments.flatMap((words, segment) => words.map((word) => ({ word, letters: lettersOf(word.text), line, segment }))),
    );
    this.units = this.byLine.flat().filter(({ letters }) => letters !== '');
    for (const unit of this.units) addToGroup(this.starts, unit.letters[0]!, unit);
    this.lineHeight = median(this.units.map(({ word }) => boxHeight(word.box))) || 1;
    this.indexMeanings();
  }

  /** Places where exactly these letters stand, also where they go on in the lines below. */
  find(text: string): Occurrence[] {
    const letters = lettersOf(text);
    if (letters === '') return [];
    const found: Occurrence[] = [];
    for (const start of this.starts.get(letters[0]!) ?? []) {
      const units = this.follow(start, letters);
      if (units) found.push(this.toOccurrence(units));
      if (found.length >= PAGE_INDEX.mostOccurrences) break;
    }
    return found;
  }

  /** Places where an amount or a date stands that means the same, or an amount of that currency. */
  findMeaning(text: string): Occurrence[] {
    const meaning = this.meaningOf(text) ?? text.trim();
    return meaning ? (this.byMeaning.get(meaning) ?? []) : [];
  }

  /** Whether a place is one of this page, or part of a page. */
  has({ line, words: [first] }: Occurrence): boolean {
    return this.byLine[line]?.some(({ word }) => word === first) ?? false;
  }

  /** The words before a place in its segment. */
  leadOf({ line, words: [first] }: Occurrence): string[] {
    const units = this.byLine[line]!;
    const at = units.findIndex(({ word }) => word === first);
    const { segment } = units[at]!;
    return units.slice(0, at).flatMap((unit) => (unit.segment === segment ? [unit.word.text] : []));
  }

  /** Whether any letter stands in a part of the page. */
  isBlank(area: Box): boolean {
    return !this.units.some(({ word }) => containsCentre(area, word.box));
  }

  /** The words that spell the letters, from `start` on: along its segment, then in the lines below within reach of what was passed. */
  private follow(start: Unit, letters: string): Unit[] | undefined {
    const path: Unit[] = [];
    let at = 0;
    let unit: Unit | undefined = start;
    while (unit) {
      if (!letters.startsWith(unit.letters, at)) return this.isPartOf(unit, letters, at) ? [...path, unit] : undefined;
      path.push(unit);
      at += unit.letters.length;
      if (at === letters.length) return path;
      unit = this.next(path, letters[at]!);
    }
    return undefined;
  }

  /** Scripts without blanks write several values as one word. */
  private isPartOf({ letters: whole }: Unit, letters: string, at: number): boolean {
    const rest = letters.slice(at);
    return rest.length >= 2 && isUnspaced(rest[0]!) && whole.startsWith(rest);
  }

  private next(path: readonly Unit[], letter: string): Unit | undefined {
    const last = path.at(-1)!;
    const line = this.byLine[last.line]!;
    const along = line.slice(line.indexOf(last) + 1).find(({ letters }) => letters !== '');
    if (along?.letters[0] === letter) return along;
    if (along && along.segment === last.segment) return undefined;
    const left = Math.min(...path.map(({ word }) => word.box.left)) - this.lineHeight;
    const right = Math.max(...path.map(({ word }) => word.box.right)) + this.lineHeight;
    for (let below = last.line + 1; below <= last.line + PAGE_INDEX.linesBelow; below++) {
      const first = this.byLine[below]?.find(({ word, letters }) => letters !== '' && word.box.left >= left && word.box.left <= right);
      if (first) return first.letters[0] === letter ? first : undefined;
    }
    return undefined;
  }

  private indexMeanings(): void {
    this.byLine.forEach((line) => {
      const segments = new Map<number, Unit[]>();
      for (const unit of line) addToGroup(segments, unit.segment, unit);
      for (const units of segments.values()) {
        for (let from = 0; from < units.length; from++) {
          for (let to = from + 1; to <= Math.min(units.length, from + PAGE_INDEX.mostWordsOfAmount); to++) this.note(units.slice(from, to));
        }
        const text = units.map(({ word }) => word.text).join(' ');
        for (const { iso } of findDates(text, this.convention)) addToGroup(this.byMeaning, iso, this.toOccurrence(units));
      }
    });
  }

  private note(units: Unit[]): void {
    const text = units.map(({ word }) => word.text).join(' ');
    const meaning = this.meaningOf(text);
    if (meaning) addToGroup(this.byMeaning, meaning, this.toOccurrence(units));
    const currency = readAmount(text, this.convention)?.currency;
    if (currency) addToGroup(this.byMeaning, currency, this.toOccurrence(units));
  }

  private meaningOf(text: string): string | undefined {
    const amount = readAmount(text, this.convention);
    if (amount) return `${Number(amount.value)}${amount.percent ? '%' : ''}`;
    return parseDate(text, this.convention)?.iso;
  }

  private toOccurrence(units: readonly Unit[]): Occurrence {
    const words = units.map(({ word }) => word);
    return {
      page: this.page.number,
      line: units[0]!.line,
      box: boxAround(words),
      text: textOf(words),
      words,
      isApart: units.some(({ line, segment }) => line !== units[0]!.line || segment !== units[0]!.segment),
    };
  }
}
