// `npm run push:send -- --topic oferte --title "…" --body "…" --page /offers/`: sends a push message to all subscribers of the
// topic.
import { parseArgs } from 'node:util';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { countries } from '#domain/law/countries/countries.ts';
import { pushTopics } from '#domain/people/push/push-topics.ts';
import { readMachineConfig } from '#server/config.ts';
import { createPush } from '#server/people/push/create-push.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { runCommand } from './run-command.ts';

const text = { type: 'string' } as const;

await runCommand(
  async (open) => {
    const { values } = parseArgs({ options: { topic: text, title: text, body: text, page: text } });
    const { title, body, page } = values;
    const topic = pushTopics.find((known) => known === values.topic);
    if (!topic || !title || !body || !page) {
      throw new StartupError(
        `Usage: npm run push:send -- --topic ${pushTopics.join('|')} --title "…" --body "…" --page /offers/`,
      );
    }
    const { db, logger } = await open();
    const config = readMachineConfig();
    const { timeZone } = countries[config.country];
    const { sender } = createPush({ db, config, today: () => dayOf(new Date(), timeZone), logger });
    const { sent, gone, failed } = await sender.send(topic, { title, body, path: page });
    console.log(`Sent to ${sent}; ${gone} are no more and were removed; ${failed} could not be reached now.`);
  },
  (error) => error instanceof RangeError,
);
