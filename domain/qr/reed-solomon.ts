/** The check bytes of a block of data (ISO/IEC 18004, Reed–Solomon over GF(256) with the polynomial 0x11D). */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    const shifted = [...rest.slice(1), 0];
    rest = shifted.map((value, index) => value ^ multiply(divisor[index] ?? 0, factor));
  }
  return rest;
}

/** The product of (x − 2^i) for i below `degree`, its leading 1 left out. */
function generator(degree: number): number[] {
  let result = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const before = result.map((value) => multiply(value, root));
    result = before.map((value, index) => value ^ (result[index + 1] ?? 0));
    root = multiply(root, 2);
  }
  return result;
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}
