import { formats } from "../format.ts";

const { number } = formats("en");

export const profile = {
  title: "Profile",
  nobody: "You have not played with anybody yet",
  nobodyHelp: "You become a guest with your first match: nothing to fill in.",
  name: "Name",
  nameHelp: (least: number, most: number) =>
    `${number(least)} to ${number(most)} characters: letters, digits, spaces and . ' - _`,
  badName: "That is no name: letters and digits, with a single sign or space between them.",
  renameLater: (when: string) => `A name is changed once an hour: again at ${when}.`,
  save: "Save",
  saved: "Saved",
  code: "Player code",
  codeHelp: "Yours alone, whatever you are called. It gives no right to anything.",
  colour: "Colour",
  colours: ["Sand", "Moss", "Fjord", "Ice", "Night", "Heather", "Rowan", "Amber"],
  sessions: "Where you are logged in",
  thisDevice: "This device",
  unknownDevice: "Unknown device",
  used: (when: string) => `last used ${when}`,
  end: "End",
  endOthers: "End all others",
  logOut: "Log out",
  logOutTitle: "Log out for good?",
  logOutBody:
    "You play as a guest: this device alone knows who you are. Once you log out, nobody can get back to your matches, name and code.",
  export: "Get everything as a file",
  exportHelp: "All that is stored about you, as JSON.",
  remove: "Delete the account",
  removeTitle: "Delete the account?",
  removeBody:
    "Matches that go on are resigned. Finished ones stay for those you played, under “deleted player”. This cannot be undone.",
};
