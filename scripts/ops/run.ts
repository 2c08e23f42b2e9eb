// `npm run ops:try -- [service|image|compose|proxies|leaving|doctor]`: starts each way to run the site that ops/ has from nothing, and
// asks it for pages, an event, a click and a form; `doctor` shows what the site tells of itself. All of them without a name. What a
// machine cannot try is named. Exits with 1 when one does not do what it should.
import { tryCompose } from './try-compose.ts';
import { tryDoctor } from './try-doctor.ts';
import { tryImage } from './try-image.ts';
import { tryLeaving } from './try-leaving.ts';
import { tryProxies } from './try-proxies.ts';
import { tryService } from './try-service.ts';

const ways = {
  service: tryService,
  image: tryImage,
  compose: tryCompose,
  proxies: tryProxies,
  leaving: tryLeaving,
  doctor: tryDoctor,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in ways));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(ways).join(', ')}.`);
  process.exit(1);
}
for (const [name, attempt] of Object.entries(ways)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    await attempt((line) => console.log(line));
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
