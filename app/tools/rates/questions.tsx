import { Band } from '#app/ui/band.tsx';

/** Lists questions to ask before an exchange. */
export function Questions({ title, questions }: { title: string; questions: readonly string[] }) {
  return (
    <Band id="intrebari" title={title}>
      <ol className="bullets">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </Band>
  );
}
