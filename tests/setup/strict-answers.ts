import { answerSerializer } from '#server/http/answer-serializer.ts';

/** Writes answers as the server does; one that is not what its route declares fails the call, and so the test. */
export const strictAnswers = answerSerializer((broken) => {
  throw new Error(`an answer is not what its route declares: ${JSON.stringify(broken)}`);
});
