import { parseAmount, type Convention } from '@gridline/values';
import { amountNumber, typedValue, type TypedValue } from './typed-value';

/** Texts and shapes that are remembered; tables repeat themselves, and what is new makes room for itself. */
const REMEMBERED = 10_000;

/**
 * Amounts that begin with another digit than zero are read alike when they look alike: 1.234,50 € and 9.876,54 € are one shape.
 * Eight bare digits may be a date, which their values decide.
 */
const SHAPED = /^(?!\s*\d{8}\s*$)[^\d]{0,8}[1-9]/;

/** How to read every amount of one shape. */
interface AmountShape {
  format: string;
  decimals: number;
  negative: boolean;
  percent: boolean;
}

/** Amounts of a shape are numbers, or stay text; what is no amount may still be a date. */
type ShapeReading = AmountShape | 'text' | 'no amount';

/** `typedValue` with a memory: it reads a table's cells about five times as fast (bench/export). */
export class CellReader {
  private readonly values = new Map<string, TypedValue | null>();
  private readonly shapes = new Map<string, ShapeReading>();

  constructor(private readonly convention: Convention) {}

  /** The same as `typedValue`. */
  read(text: string): TypedValue | null {
    const shape = SHAPED.test(text) ? this.shapeOf(text) : 'no amount';
    if (shape === 'text') return null;
    if (shape !== 'no amount') return { value: numberOf(text, shape), format: shape.format };
    const known = this.values.get(text);
    return known === undefined ? remember(this.values, text, typedValue(text, this.convention)) : known;
  }

  private shapeOf(text: string): ShapeReading {
    const form = text.replace(/\d/g, '0');
    const known = this.shapes.get(form);
    return known === undefined ? remember(this.shapes, form, this.readShape(text)) : known;
  }

  private readShape(text: string): ShapeReading {
    const amount = parseAmount(text, this.convention);
    if (!amount) return 'no amount';
    const typed = typedValue(text, this.convention);
    if (!typed) return 'text';
    const decimals = amount.value.split('.')[1]?.length ?? 0;
    return { format: typed.format, decimals, negative: amount.value.startsWith('-'), percent: amount.percent };
  }
}

function numberOf(text: string, { decimals, negative, percent }: AmountShape): number {
  const digits = text.replace(/\D/g, '');
  const whole = digits.length - decimals;
  return amountNumber(`${negative ? '-' : ''}${digits.slice(0, whole)}.${digits.slice(whole)}`, percent);
}

function remember<Value>(memory: Map<string, Value>, key: string, value: Value): Value {
  if (memory.size === REMEMBERED) memory.clear();
  memory.set(key, value);
  return value;
}
