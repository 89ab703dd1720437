import { setTimeout as delay } from 'node:timers/promises';
import { DOC_TYPES, ServiceError } from '@gridline/contracts';
import type { AnswerSchema, ModelAnswer } from '@gridline/engine';
import { generateText, jsonSchema, NoObjectGeneratedError, Output, parsePartialJson, type LanguageModel, type ModelMessage } from 'ai';
import { z } from 'zod';
import { ANSWER_SCHEMA, INSTRUCTIONS, questionOf, type Question } from './instructions';
import { mayBeOfPictures, toModelError, waitOf } from './model-calls';
import type { PageWindow } from './page-windows';
import { repeatedRows } from './repeated-rows';

/** Calls made again where the provider is busy, and the longest wait of its that is kept to. */
const TRIES = 3;
const LONGEST_WAIT_MS = 20_000;
/** A long answer is cut by its provider and asked on; so often at most for one part of a document. */
const MOST_CONTINUATIONS = 8;

/** What a model said of a document, and the tokens that its provider counted. */
interface AskedModel {
  answer: ModelAnswer;
  inputTokens: number;
  outputTokens: number;
  /** Pages that it was shown as pictures. */
  pageImages: number[];
}

const said = z.object({
  docType: z.string(),
  fields: z.array(z.object({ key: z.string(), value: z.union([z.string(), z.number()]).transform(String) })),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]).transform((cell) => (cell === null ? '' : String(cell))))),
});
/** Of an answer that was cut some members may not have come yet. */
const saidInPart = said.extend({
  fields: said.shape.fields.default([]),
  columns: said.shape.columns.default([]),
  rows: said.shape.rows.default([]),
});
type Said = z.infer<typeof said>;

/** Asks a model about a document, part by part. Throws `model_provider_error` for whatever it does wrong. */
export async function askModel(
  model: LanguageModel,
  name: string,
  windows: readonly PageWindow[],
  signal: AbortSignal,
  { schema = null, mustShow = false }: { schema?: AnswerSchema | null; mustShow?: boolean } = {},
): Promise<AskedModel> {
  const talk = new Talk(model, name, signal, mustShow);
  const parts: Said[] = [];
  for (const [index, { text, images }] of windows.entries()) {
    const columns = parts.find((part) => part.columns.length > 0)?.columns ?? [];
    parts.push(await talk.about({ text, images, part: index + 1, parts: windows.length, columns, schema }));
  }
  const { inputTokens, outputTokens, shown } = talk;
  return { answer: joined(parts, windows), inputTokens, outputTokens, pageImages: [...shown].sort((a, b) => a - b) };
}

/** What is asked about one part of a document. */
type About = Omit<Question, 'pictured'> & Pick<PageWindow, 'text' | 'images'>;

/** A question with the pictures that go along. */
type Asking = Pick<PageWindow, 'text' | 'images'>;

/** Text alone is sent as such: some servers know no message of parts. */
const asked = ({ text, images }: Asking): ModelMessage =>
  images.length === 0
    ? { role: 'user', content: text }
    : {
        role: 'user',
        content: [...images.map(({ jpeg }) => ({ type: 'image' as const, image: jpeg, mediaType: 'image/jpeg' })), { type: 'text', text }],
      };

class Talk {
  inputTokens = 0;
  outputTokens = 0;
  readonly shown = new Set<number>();
  private seesNothing = false;

  constructor(
    private readonly model: LanguageModel,
    private readonly name: string,
    private readonly signal: AbortSignal,
    private readonly mustShow: boolean,
  ) {}

  /** The answer about one part. A model that takes no pictures is asked with the text alone, from there on, unless the caller wants them shown. */
  async about({ text, images, ...question }: About): Promise<Said> {
    const shown = this.seesNothing ? [] : images;
    const pictured = shown.map(({ number }) => number);
    try {
      const said = await this.answer({ text: questionOf(text, { ...question, pictured }), images: shown });
      pictured.forEach((number) => this.shown.add(number));
      return said;
    } catch (error) {
      if (shown.length === 0 || this.mustShow || !mayBeOfPictures(error)) throw error;
      this.seesNothing = true;
      return this.about({ text, images, ...question });
    }
  }

  /** The answer to one question: asked on where it was cut, asked again once where it is not of the shape. */
  private async answer(question: Asking): Promise<Said> {
    const messages: ModelMessage[] = [asked(question)];
    const first = await this.say(messages);
    if (first.isCut) return this.continued(question, first.text);
    const parsed = parse(first.text);
    if (parsed) return parsed;
    const repaired = await this.say([
      ...messages,
      { role: 'assistant', content: first.text || '(nothing)' },
      { role: 'user', content: 'That was not the JSON object that was asked for. Answer again with the JSON object alone.' },
    ]);
    const again = parse(repaired.text);
    if (!again)
      throw new ServiceError(
        'model_provider_error',
        'The model did not answer with JSON of the shape that it was asked for, also when asked again.',
      );
    return again;
  }

  /** Keeps the whole rows of an answer that was cut and asks for those that follow. */
  private async continued(question: Asking, text: string): Promise<Said> {
    let all = await parseCut(text);
    for (let count = 0; all && count < MOST_CONTINUATIONS; count++) {
      const last = JSON.stringify(all.rows.at(-1) ?? []);
      const more = `Your answer was cut. Its first ${all.rows.length} rows are known, the last of them ${last}. Answer with the same JSON object, with the rows that come after it alone and "fields" empty; columns: ${JSON.stringify(all.columns)}`;
      const { text: next, isCut } = await this.say([asked({ ...question, text: `${question.text}\n${more}` })]);
      const part: Said | undefined = isCut ? await parseCut(next) : parse(next);
      if (!part || (isCut && part.rows.length === 0)) break;
      all = { ...all, rows: [...all.rows, ...part.rows] };
      if (!isCut) return all;
    }
    throw new ServiceError('model_provider_error', 'The model’s answer was cut, and it could not be asked for the rest.');
  }

  private async say(messages: ModelMessage[]): Promise<{ text: string; isCut: boolean }> {
    for (let left = TRIES; ; left--) {
      try {
        const { text, finishReason, usage } = await this.generate(messages);
        this.count(usage);
        return this.heard(text, finishReason);
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error)) {
          this.count(error.usage);
          return this.heard(error.text ?? '', error.finishReason);
        }
        const waitMs = waitOf(error);
        if (waitMs === undefined || waitMs > LONGEST_WAIT_MS || left <= 1) throw toModelError(error, this.name);
        await delay(waitMs, undefined, { signal: this.signal }).catch((aborted: unknown) => {
          throw toModelError(aborted, this.name);
        });
      }
    }
  }

  private generate(messages: ModelMessage[]) {
    return generateText({
      model: this.model,
      system: INSTRUCTIONS,
      messages,
      output: Output.object({ schema: jsonSchema(ANSWER_SCHEMA) }),
      maxRetries: 0,
      abortSignal: this.signal,
    });
  }

  private heard(text: string, finishReason: string | undefined): { text: string; isCut: boolean } {
    if (finishReason === 'content-filter')
      throw new ServiceError('model_provider_error', 'The model refused to answer about this document.');
    return { text, isCut: finishReason === 'length' };
  }

  private count(usage: { inputTokens?: number; outputTokens?: number } | undefined): void {
    this.inputTokens += usage?.inputTokens ?? 0;
    this.outputTokens += usage?.outputTokens ?? 0;
  }
}

/** The object in a text that may have a fence or a word around it. */
function parse(text: string): Said | undefined {
  const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return said.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** What is whole of an answer that was cut: its last row may not be. */
async function parseCut(text: string): Promise<Said | undefined> {
  const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf('{'))));
  const part = saidInPart.safeParse(value);
  return part.success ? { ...part.data, rows: part.data.rows.slice(0, -1) } : undefined;
}

/** One answer of all parts: the columns of the first that has some, fields from the first that names them, rows without those that overlapping parts both gave. */
function joined(parts: readonly Said[], windows: readonly PageWindow[]): ModelAnswer {
  const columns = parts.find((part) => part.columns.length > 0)?.columns ?? [];
  const rows: string[][] = [];
  for (const [index, part] of parts.entries()) {
    const next = part.rows.map((row) => fitted(row, columns.length));
    rows.push(...next.slice(repeatedRows(rows, next, windows[index]!.repeated)));
  }
  const fields = parts.flatMap((part) => part.fields);
  const docType = DOC_TYPES.find((type) => type === parts[0]?.docType) ?? 'Other';
  return { docType, columns, rows, fields };
}

const fitted = (row: readonly string[], length: number): string[] => Array.from({ length }, (_, column) => row[column] ?? '');
