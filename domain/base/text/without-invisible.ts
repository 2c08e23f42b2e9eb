// Emoji contain joiners and selectors, which stay. All other invisible characters are removed.
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)*)|\p{Default_Ignorable_Code_Point}/gu;

/**
 * Removes invisible characters: soft hyphens, zero-width blanks and joiners, marks of direction, byte-order marks, selectors of
 * variants. Pages and messengers put them between the letters of numbers and addresses that people copy.
 */
export function withoutInvisible(text: string): string {
  return text.replace(EMOJI_OR_INVISIBLE, (_, emoji: string | undefined) => emoji ?? '');
}
