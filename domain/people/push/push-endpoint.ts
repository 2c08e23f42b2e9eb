// Push services of browsers: Chrome and its kin, Firefox, Windows, Safari.
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];

/**
 * Tells whether messages may be sent to an address that a browser names. The server will call it, so it must belong to a push
 * service: any other could be a machine of our own network.
 * @param ownService origin of one more service, for tests and self-hosted services; '' for none
 */
export function isPushEndpoint(address: string, ownService = ''): boolean {
  const url = URL.parse(address);
  if (!url || address.length > 1000) return false;
  if (ownService !== '' && url.origin === ownService) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && services.some((service) => service.test(url.hostname));
}
