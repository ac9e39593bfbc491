import { type FriendChange, FriendsAnswer, PlayersFound } from "../../shared/protocol/friends.ts";
import { type ApiAnswer, request } from "./request.ts";
import { asPlayer } from "./session.ts";

export const getFriends = (): Promise<ApiAnswer<FriendsAnswer>> => request("GET", "/api/friends", FriendsAnswer);

/** Finds the players with exactly this name, or the player with this code. */
export const findPlayers = (who: string): Promise<ApiAnswer<PlayersFound>> =>
  asPlayer(() => request("POST", "/api/friends/find", PlayersFound, { who }));

export const changeFriend = (change: FriendChange): Promise<ApiAnswer<FriendsAnswer>> =>
  asPlayer(() => request("POST", "/api/friends", FriendsAnswer, change));

export const changeReachable = (reachable: FriendsAnswer["reachable"]): Promise<ApiAnswer<FriendsAnswer>> =>
  request("POST", "/api/friends/reachable", FriendsAnswer, { reachable });
