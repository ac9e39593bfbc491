import { formats } from "../format.ts";

const { number } = formats("en");

export const profile = {
  title: "Profile",
  nobody: "You haven’t played with anyone yet",
  nobodyHelp: "Your first match makes you a guest. There is nothing to fill in.",
  name: "Name",
  nameHelp: (least: number, most: number) =>
    `${number(least)} to ${number(most)} characters: letters, digits, spaces and . ' - _`,
  badName: "Use letters and digits. Emoji don’t work.",
  renameLater: (when: string) => `You can change your name once an hour. Next time: ${when}.`,
  save: "Save",
  saved: "Saved",
  code: "Player code",
  codeHelp: "Friends can find you with it, even if you change your name.",
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
    "You are playing as a guest, and only this device knows you. If you log out, you can never get back to your matches, name and code.",
  export: "Download everything as a file",
  exportHelp: "Everything we store about you, as JSON.",
  remove: "Delete the account",
  removeTitle: "Delete the account?",
  removeBody:
    "Your current matches will be resigned. Finished matches stay with your opponents, under “deleted player”. You can’t undo this.",
};
