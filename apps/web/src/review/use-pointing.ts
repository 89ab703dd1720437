import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** In pixels from the corner of what is pointed at. */
export interface Point {
  x: number;
  y: number;
}

/** A pointer that moves less between down and up was a click. */
const CLICK_PX = 4;

interface PointingOptions<Meant> {
  /** What a click at a point would mean. */
  onHover: (point: Point) => Meant | undefined;
  onClick: (point: Point) => void;
  /** A frame was drawn from one corner to the other. */
  onSelect: (from: Point, to: Point) => void;
}

/** Clicks and frames drawn with a pointer; neither takes the focus from what is being typed. */
export function usePointing<Meant>({ onHover, onClick, onSelect }: PointingOptions<Meant>) {
  const { drawn, isBegun, begin, goOn, end } = useFrame();
  const [hovered, setHovered] = useState<Meant>();
  // The click that a browser makes of a frame's end is none.
  const wasFrame = useRef(false);
  return {
    hovered: drawn ? undefined : hovered,
    selection: drawn,
    pointer: {
      // What is typed keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        begin(pointOf(event));
      },
      onPointerMove: (event: PointerEvent) => {
        if (isBegun) goOn(pointOf(event));
        else setHovered(onHover(pointOf(event)));
      },
      onPointerUp: (event: PointerEvent) => {
        wasFrame.current = drawn !== undefined;
        if (drawn) onSelect(drawn[0], pointOf(event));
        end();
      },
      onPointerCancel: end,
      onPointerLeave: () => setHovered(undefined),
      onClick: (event: MouseEvent) => {
        if (!wasFrame.current) onClick(pointOf(event));
      },
    },
  };
}

/** A frame that is drawn from where the pointer went down to where it is; none of a click. */
function useFrame() {
  const [from, setFrom] = useState<Point>();
  const [to, setTo] = useState<Point>();
  const isDrawn = from !== undefined && to !== undefined && Math.hypot(to.x - from.x, to.y - from.y) > CLICK_PX;
  return {
    drawn: isDrawn ? ([from, to] as const) : undefined,
    isBegun: from !== undefined,
    begin: setFrom,
    goOn: setTo,
    end: () => {
      setFrom(undefined);
      setTo(undefined);
    },
  };
}

function pointOf({ clientX, clientY, currentTarget }: MouseEvent): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
