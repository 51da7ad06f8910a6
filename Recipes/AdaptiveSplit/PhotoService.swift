import UIKit

/// The photos of the lesson: the answer of a server, kept here, and parsed as one.
enum PhotoService {
  private static let answer = """
    {"photos": {"photo": [
      {"ownername": "Anna", "title": "Harbour", "url_o": "https://photos.example/harbour.jpg"},
      {"ownername": "Anna", "title": "Lighthouse", "url_o": "https://photos.example/lighthouse.jpg"},
      {"ownername": "Anna", "title": "Old town", "url_o": "https://photos.example/old-town.jpg"},
      {"ownername": "Anna", "title": "Park", "url_o": "https://photos.example/park.jpg"},
      {"ownername": "Anna", "title": "Sunset", "url_o": "https://photos.example/sunset.jpg"},
      {"ownername": "Boris", "title": "Bridge", "url_o": "https://photos.example/bridge.jpg"},
      {"ownername": "Boris", "title": "Market", "url_o": "https://photos.example/market.jpg"},
      {"ownername": "Boris", "title": "No address"},
      {"ownername": "Clara", "title": "June", "url_o": "https://photos.example/june.jpg"},
      {"ownername": "David", "title": "October", "url_o": "https://photos.example/october.jpg"},
      {"ownername": "Elena", "title": "December", "url_o": "https://photos.example/december.jpg"}
    ]}}
    """

  /// The photographers, in the order of their names, with their photos.
  static func photographers() -> [Photographer] {
    let parsed = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let list = (parsed?["photos"] as? [String: Any])?["photo"] as? [[String: Any]] ?? []
    let names = Set(list.compactMap { $0["ownername"] as? String }).sorted()
    return names.map { name in
      Photographer(
        name: name,
        photos: list.filter { $0["ownername"] as? String == name }.compactMap(Photo.init)
      )
    }
  }
}
