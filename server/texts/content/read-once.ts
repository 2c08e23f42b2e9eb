/**
 * How content is checked: each schema a few times in the life of a program. Zod would write a function for every object of it and have it
 * compiled, which pays only where requests are checked.
 */
export const READ_ONCE = { jitless: true } as const;
