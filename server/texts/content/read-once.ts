/**
 * Zod options for content, where each schema is used a few times in the life of a program. By default Zod compiles a function for
 * every object, which pays only for requests.
 */
export const READ_ONCE = { jitless: true } as const;
