/** The weights of ITU-R BT.601. */
const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;

/** How light a colour looks, on the scale of its parts. */
export const luma = (red: number, green: number, blue: number): number => RED * red + GREEN * green + BLUE * blue;
