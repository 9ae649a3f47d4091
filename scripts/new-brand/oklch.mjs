/**
 * A colour in OKLCH: lightness 0 to 1, chroma 0 (grey) to about 0.3, hue in degrees.
 * @typedef {{ l: number, c: number, h: number }} Oklch
 */

// The matrices are those of https://www.w3.org/TR/css-color-4/#color-conversion-code, from linear sRGB to OKLab and back.

/**
 * Converts a colour such as `#0b4fd0` to OKLCH. The hue of a grey is 0.
 * @param {string} hex
 * @returns {Oklch}
 */
export function toOklch(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, b);
  // The matrices are rounded, so that a grey has a trace of chroma.
  if (c < 0.0005) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/**
 * Converts an OKLCH colour to one such as `#0b4fd0`. A colour that sRGB cannot show loses chroma until sRGB can show it.
 * @param {Oklch} colour
 * @returns {string}
 */
export function toHex({ l, c, h }) {
  const lightness = Math.min(1, Math.max(0, l));
  const channels = toLinear({ l: lightness, c: Math.min(c, mostChroma(lightness, h)), h });
  return `#${channels.map((channel) => hexByte(encoded(channel))).join('')}`;
}

/**
 * The highest chroma that sRGB can show at a lightness and a hue.
 * @param {number} l
 * @param {number} h
 */
export function mostChroma(l, h) {
  let [low, high] = [0, 0.4];
  for (let round = 0; round < 20; round += 1) {
    const c = (low + high) / 2;
    const isShown = toLinear({ l, c, h }).every((channel) => channel >= -0.0001 && channel <= 1.0001);
    if (isShown) low = c;
    else high = c;
  }
  return low;
}

/**
 * Red, green and blue in linear light; outside 0 to 1 where sRGB cannot show the colour.
 * @param {Oklch} colour
 */
function toLinear({ l, c, h }) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** @param {number} channel an sRGB value, 0 to 1 */
function decoded(channel) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** @param {number} channel linear light */
function encoded(channel) {
  const within = Math.min(1, Math.max(0, channel));
  return within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
}

/** @param {number} channel 0 to 1 */
function hexByte(channel) {
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}
