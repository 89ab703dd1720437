import type { SizedImage } from '../image/gray-image';

/** Tesseract's name of a model; which one reads a language is said by its file in the lexicon. */
export type Language = string;

/** The models of our own packages. Others are read with where the machine has them. */
export const LANGUAGES: readonly Language[] = ['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por', 'pol'];

/** A model that finds a script of its own. */
export type ScriptLanguage = Language;

/** What Tesseract keeps a file of: each language, whole scripts, and `osd`, how a page is turned. */
export type Model = Language;

/** Degrees clockwise that set a page upright. */
export type Rotation = 0 | 90 | 180 | 270;

/** How a page is turned, by the shapes of its letters, in whatever script. */
export interface Orientation {
  rotation: Rotation;
  /** By how much it stands before the next way up: the difference of the logarithms of their likelihoods. */
  margin: number;
}

/** `native` is the tesseract program of the machine, `bundled` the one that comes with our packages. */
export type RecogniserName = 'native' | 'bundled';

/** Tesseract's page segmentation modes that we use. */
type PageMode = 'auto' | 'column' | 'block' | 'line' | 'sparse';

export interface ReadSettings {
  languages: readonly Language[];
  pageMode: PageMode;
  /** Whether the image was read before: a second reading is worth most by another model, where there is one. */
  isSecond?: boolean;
  /** Characters that may be answered; absent means all. */
  allowed?: string;
  signal?: AbortSignal;
}

/** A word as another text would have it, with what tells whether that is printed, and how likely it is. */
export interface TextChoice {
  word: ReadWord;
  features: Float32Array;
  chance: number;
}

/** A word in pixels of the image it was read from. */
export interface ReadWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** 0 to 1. */
  score: number;
  /** How sure each character of the text is, 0 to 1, where the recogniser tells. */
  letterScores?: number[];
  /** What another reading has in the word's place, where it differs. */
  rival?: string;
  /** What the reader of single letters says of the text, where it looked: its likelihood, and how much likelier another is, as logarithms. */
  looked?: { likelihood: number; rivalGain: number };
  /** What the reader of single letters weighed: the word as it was read, and as other texts would have it. */
  weighed?: { read: ReadWord; choices: readonly TextChoice[] };
}

/** Words of one line, with what the recogniser measured of its letters, in pixels. */
export interface ReadLine {
  words: ReadWord[];
  /** Height of the line from descender to ascender. */
  height: number;
}

/** Reads the characters of an image. Implementations hold native memory or processes until closed. */
export interface Recogniser {
  readonly name: RecogniserName;
  read(image: SizedImage, settings: ReadSettings): Promise<ReadLine[]>;
  /** How an image is turned; undefined where it has too little text, or the machine no model that tells. */
  findOrientation?(image: SizedImage, signal?: AbortSignal): Promise<Orientation | undefined>;
  close(): Promise<void>;
}

/** Tesseract's number for each page mode. */
export const PAGE_MODE_NUMBER: Record<PageMode, number> = { auto: 3, column: 4, block: 6, line: 7, sparse: 11 };
