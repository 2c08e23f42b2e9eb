/** A grayscale picture: one byte per pixel, row by row, 0 black and 255 white. */
export type GreyPicture = { data: Uint8Array; width: number; height: number };

/** A picture as canvases hold it: red, green, blue and alpha of each pixel. */
export type ColourPicture = { data: Uint8ClampedArray; width: number; height: number };

/** Converts a picture to grayscale (ITU-R BT.601), on white where it is transparent. */
export function greyOf({ data, width, height }: ColourPicture): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let point = 0, at = 0; point < grey.length; point++, at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    const bright = (red * 77 + green * 150 + blue * 29) >> 8;
    grey[point] = alpha === 255 ? bright : 255 - (((255 - bright) * alpha) >> 8);
  }
  return { data: grey, width, height };
}

/** Converts a grayscale picture to the format of canvases and the recogniser. */
export function colourOf({ data, width, height }: GreyPicture): ColourPicture {
  const colour = new Uint8ClampedArray(data.length * 4);
  for (let point = 0, at = 0; point < data.length; point++, at += 4) {
    const bright = data[point] ?? 255;
    colour[at] = bright;
    colour[at + 1] = bright;
    colour[at + 2] = bright;
    colour[at + 3] = 255;
  }
  return { data: colour, width, height };
}
