export const rematch = {
  offer: "Rematch",
  sending: "Sending…",
  waits: (name: string) => `Waiting for an answer from ${name}`,
  withdraw: "Withdraw",
  wants: (name: string) => `${name} wants a rematch`,
  yes: "Yes, play",
  no: "No, thanks",
  declined: "There will be no rematch.",
  begun: "The rematch has begun.",
  go: "To the rematch",
};
