export const botdWithoutMessages: {
  transform(code: string, id: string): { code: string } | null;
};
