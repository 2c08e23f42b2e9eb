/** Adds a value to a repeated query parameter, or takes it away when it is there. */
export function toggleParam(params: URLSearchParams, name: string, value: string): void {
  if (params.has(name, value)) params.delete(name, value);
  else params.append(name, value);
}
