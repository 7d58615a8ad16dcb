export function catalogKey(text: string): string;

export function catalogOf<Translation>(
  keys: string,
  translations: readonly (Translation | null)[],
): Record<string, Translation>;
