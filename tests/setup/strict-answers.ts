import { answerSerializer } from '#server/shared/http/answer-serializer.ts';

/** Serialises answers like the server; one that differs from its route's declaration fails the call, and so the test. */
export const strictAnswers = answerSerializer((broken) => {
  throw new Error(`an answer is not what its route declares: ${JSON.stringify(broken)}`);
});
