const MAX_OCTETS = 75;

/**
 * Writes a content line of an iCalendar file, folded and with its line break (RFC 5545, section 3.1): no line is longer than 75
 * octets, continuations begin with a space, and no character is cut in two.
 * @param name with its parameters: `DTSTART;VALUE=DATE`
 * @param value as written in the file: pass texts through `icsText`
 */
export function icsLine(name: string, value: string): string {
  const lines: string[] = [];
  let line = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(line);
      line = ' ';
      octets = 1;
    }
    line += character;
    octets += size;
  }
  return `${[...lines, line].join('\r\n')}\r\n`;
}

/** Counts the octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** Escapes a text as a value (RFC 5545, section 3.3.11): backslash, semicolon, comma and line breaks. */
export function icsText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** Writes a day as a value of type DATE: `20240502`. */
export function icsDate(day: string): string {
  return day.replaceAll('-', '');
}
